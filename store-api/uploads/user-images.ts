import { asc, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { uploads, verifiedContactImages } from '../database/schema/uploads.ts'
import { accounts } from '../database/schema/visitors.ts'
import { unseal } from '../security/seal.ts'
import { freshAccountOf, ownAccount } from '../session/account-of.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { uploadIn } from './public-upload.ts'
import { imageSeal } from './verified-contact-image.ts'

export const userImages: Handler<'GET admin/userManagement/image/user/{id}'> = async ({
  shop,
  visitor,
  params,
  query,
}) => {
  const account = ownAccount(visitor, params.id)
  return {
    profileImage: await profileImage(shop, account),
    verifiedContact: query.verifiedContact ? await contactImages(shop, visitor, account) : [],
  }
}

async function profileImage(shop: Shop, account: string) {
  const [owner] = await shop.db
    .select({ src: accounts.profileImage, name: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, account))
  const id = uploadIn(owner?.src ?? null)
  if (!owner?.src || !id) return null
  const [upload] = await shop.db
    .select({ width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(eq(uploads.id, id))
  if (!upload) return null
  const sources = [{ type: 'image/avif', srcset: owner.src.replace(/webp$/, 'avif') }]
  return { src: owner.src, alt: owner.name, ...upload, sources, placeholder: null }
}

/** A picture of the document shows the number, so it is seen as that is. @throws Refusal `sign-in-again` where there are any */
async function contactImages(shop: Shop, visitor: Visitor, account: string) {
  const rows = await shop.db
    .select()
    .from(verifiedContactImages)
    .where(eq(verifiedContactImages.accountId, account))
    .orderBy(asc(verifiedContactImages.side))
  if (rows.length === 0) return []
  freshAccountOf(visitor, shop.now())
  const key = await shop.dataKey()
  return rows.map(({ side, content }) => ({
    side,
    src: `data:image/webp;base64,${unseal(key, content, imageSeal(account, side)).toString('base64')}`,
  }))
}
