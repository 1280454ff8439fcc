import { eq } from 'drizzle-orm'
import { contentPages } from '../database/schema/store.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { inLanguage } from '../language/local-text.ts'
import { fillSection } from './sections.ts'
import type { StoredPage } from './stored-page.ts'

export const pageContent: Handler<'GET common3/pageContent'> = async ({ shop, visitor, query }) => {
  const { language } = visitor
  const [row] = await shop.db.select().from(contentPages).where(eq(contentPages.name, query.pageName))
  if (!row) throw new Refusal('not-found')
  const page = row.page as StoredPage
  const sections = await Promise.all(page.sections.map(section => fillSection(section, shop, language)))
  return {
    pageName: page.name,
    title: inLanguage(page.title, language),
    description: inLanguage(page.summary, language),
    sections: sections.filter(section => section !== null),
  }
}
