import { eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { verifiedContactImages as images } from '../database/schema/uploads.ts'
import { seal } from '../security/seal.ts'
import { accountOf } from '../session/account-of.ts'
import { holdAccount } from '../session/hold-account.ts'
import { encodeOwn } from './encode-own.ts'

/** px: small print on a document stays readable. */
const EDGE_PX = 1800

export const imageSeal = (account: string, side: string): string =>
  `verified-contact-image ${account} ${side}`

export const uploadVerifiedContactImage: Handler<
  'POST admin/userManagement/image/verifiedContact/upload'
> = async ({ shop, visitor, query, file }) => {
  const accountId = accountOf(visitor)
  const { side } = query
  const { webp } = await encodeOwn(shop, accountId, file, EDGE_PX)
  const content = seal(await shop.dataKey(), webp, imageSeal(accountId, side))
  const createdAt = shop.now()
  const session = await visitor.ensure()
  await transaction(shop.db, async tx => {
    await holdAccount(tx, session, 'share')
    await tx
      .insert(images)
      .values({ accountId, side, content, createdAt })
      .onConflictDoUpdate({ target: [images.accountId, images.side], set: { content, createdAt } })
  })
  const rows = await shop.db.select({ side: images.side }).from(images).where(eq(images.accountId, accountId))
  return { sides: rows.map(row => row.side).sort() }
}
