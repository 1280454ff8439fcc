import { passwordResets } from '../database/schema/account.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'

/** ms that a link to a new password is good for. */
export const LINK_LIFE_MS = 3_600_000

/** A new link that lets the owner of the mailbox set a password; always below the shop's own public origin. */
export async function resetLink(shop: Shop, accountId: string): Promise<string> {
  const token = newToken()
  await shop.db
    .insert(passwordResets)
    .values({ tokenHash: hashToken(token), accountId, createdAt: shop.now() })
  // In the fragment: no server log and no other site is told it.
  return `${shop.config.publicOrigin}/account/resetPassword#token=${token}`
}
