import { asc, eq } from 'drizzle-orm'
import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import type { Given, Handler } from '../calls/route.ts'
import { sectionTemplates } from '../database/schema/store.ts'
import { Refusal } from '../http/refusal.ts'
import { latestPosts } from './posts.ts'
import { fillSections } from './sections.ts'
import type { StoredSection } from './stored-page.ts'

type Asked = Given<'GET common3/sectionTemplateByType/{type}'>

/** Types that are made from other things a store has; every other is what the store wrote under its name. */
const MADE = {
  async blog({ shop, visitor, query }: Asked): Promise<Section[]> {
    const part = { limit: query.numberToLoad ?? 12, offset: query.startingPosition ?? 0 }
    return [{ kind: 'posts', heading: '', ...(await latestPosts(shop, visitor.language, part)) }]
  },
} satisfies Record<string, (asked: Asked) => Promise<Section[]>>

export const sectionTemplateByType: Handler<'GET common3/sectionTemplateByType/{type}'> = async given => {
  const { type } = given.params
  if (Object.hasOwn(MADE, type)) return { type, sections: await MADE[type as keyof typeof MADE](given) }
  const rows = await given.shop.db
    .select()
    .from(sectionTemplates)
    .where(eq(sectionTemplates.type, type))
    .orderBy(asc(sectionTemplates.position))
  if (rows.length === 0) throw new Refusal('not-found', { field: 'type' })
  const stored = rows.map(row => row.section as StoredSection)
  return { type, sections: await fillSections(stored, given.shop, given.visitor) }
}
