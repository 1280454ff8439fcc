import { hashToken } from './tokens.ts'

/**
 * What a shopper is known by where a limit is theirs: the account, and the mail address of the order, so that an order as a
 * guest counts as well. Hashes: the tables that count hold no addresses.
 */
export function shopperKeys(who: { accountId: string | null; email: string | null }): string[] {
  const { accountId, email } = who
  return [
    ...(accountId ? [hashToken(`account ${accountId}`)] : []),
    ...(email ? [hashToken(`email ${email.trim().toLowerCase()}`)] : []),
  ].sort()
}
