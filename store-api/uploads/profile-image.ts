import { eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { accountOf } from '../session/account-of.ts'
import { holdAccount } from '../session/hold-account.ts'
import { whoIs } from '../session/who.ts'
import { encodeOwn } from './encode-own.ts'
import { dropUpload, keepUpload, uploadIn } from './public-upload.ts'

/** px */
const EDGE_PX = 640

export const uploadProfileImage: Handler<'POST admin/userManagement/image/upload'> = async ({
  shop,
  visitor,
  file,
}) => {
  const account = accountOf(visitor)
  const encoded = await encodeOwn(shop, account, file, EDGE_PX)
  const session = await visitor.ensure()
  await transaction(shop.db, async tx => {
    await holdAccount(tx, session, 'update')
    const [before] = await tx
      .select({ src: accounts.profileImage })
      .from(accounts)
      .where(eq(accounts.id, account))
    const { id, image } = await keepUpload(tx, account, encoded, { en: '' }, shop.now())
    await tx.update(accounts).set({ profileImage: image.src }).where(eq(accounts.id, account))
    const old = uploadIn(before?.src ?? null)
    if (old && old !== id) await dropUpload(tx, account, old)
  })
  return whoIs(shop.db, visitor.session)
}
