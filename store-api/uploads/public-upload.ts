import { createHash } from 'node:crypto'
import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { influencerImages } from '../database/schema/influencers.ts'
import type { StoredImage } from '../database/schema/stored.ts'
import { uploads } from '../database/schema/uploads.ts'
import { accounts } from '../database/schema/visitors.ts'
import type { LocalText } from '../language/local-text.ts'
import type { Encoded } from './encode.ts'

const FOLDER = '/media/uploads/'
const addressOf = (id: string) => `${FOLDER}${id}.webp`

/** Keeps a picture that everybody may see; the same one again is kept once. */
export async function keepUpload(
  tx: Database,
  accountId: string,
  { webp, avif, width, height, color }: Encoded,
  alt: LocalText,
  now: Date,
): Promise<{ id: string; image: StoredImage }> {
  const id = createHash('sha256').update(accountId).update(webp).digest('hex').slice(0, 32)
  await tx
    .insert(uploads)
    .values({ id, accountId, webp, avif, width, height, createdAt: now })
    .onConflictDoNothing()
  return {
    id,
    image: {
      src: addressOf(id),
      alt,
      width,
      height,
      sources: [{ type: 'image/avif', srcset: `${FOLDER}${id}.avif` }],
      placeholder: color,
    },
  }
}

/** Id of the upload that an address names; null for one of another kind. */
export const uploadIn = (src: string | null): string | null =>
  /^\/media\/uploads\/([0-9a-f]{32})\.webp$/.exec(src ?? '')?.[1] ?? null

/** Forgets a picture that nothing of the account shows any more. */
export async function dropUpload(tx: Database, accountId: string, id: string): Promise<void> {
  const shown = tx
    .select({ id: influencerImages.id })
    .from(influencerImages)
    .where(eq(influencerImages.id, id))
  const inProfile = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.profileImage, addressOf(id))))
  const own = and(eq(uploads.accountId, accountId), eq(uploads.id, id))
  await tx.delete(uploads).where(and(own, notExists(shown), notExists(inProfile)))
}
