import { createHmac } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { networkOf } from 'server-kit/network.ts'
import type { RestockForm } from 'shared-contracts/api/message/submit-form.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type * as v from 'valibot'
import { products, stock } from '../database/schema/catalog.ts'
import { restockNotices } from '../database/schema/restock.ts'
import { Refusal } from '../http/refusal.ts'
import { forgetRestock } from '../mail/forget-restock.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import { ownMailbox } from '../session/own-mailbox.ts'
import { sameToken } from '../session/tokens.ts'
import type { Session } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'

/** Choices that one address waits for at a time; its owner, whose room nobody else can take, twice as many. */
const MAX_WAITING = 30

/**
 * Notes that an address wants one mail when a choice is there again; asked twice it is one. Answers everybody alike.
 * @throws Refusal `not-found` for a choice that is not sold, `too-many`
 */
export async function askForRestock(
  shop: Shop,
  { id: sessionId, accountId }: Session,
  request: { ip: string },
  language: Language,
  { emailID, restock: { productID, optionPair } }: v.InferOutput<typeof RestockForm>,
): Promise<{ received: true }> {
  const email = emailID.toLowerCase()
  const network = networkOf(request.ip)
  const isOwn = (await ownMailbox(shop.db, { accountId, email })) !== null
  await countAttempt(shop, [
    { key: `restock ${sessionId}`, most: 10 },
    ...fromNetwork('restock from', request.ip, 30),
    // Of each network: strangers elsewhere use up nothing of the owner's.
    { key: `restock to ${email} ${isOwn ? accountId : network}`, most: 10 },
  ])
  const [choice] = await shop.db
    .select({ id: products.id })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .where(
      and(
        eq(stock.productId, productID),
        eq(stock.optionPair, optionPair),
        eq(products.recordStatus, 'ACTIVE'),
      ),
    )
  if (!choice) throw new Refusal('not-found', { field: 'restock' })
  const [waiting] = await shop.db
    .select({ rows: count() })
    .from(restockNotices)
    .where(eq(restockNotices.email, email))
  if ((waiting?.rows ?? 0) < MAX_WAITING * (isOwn ? 2 : 1))
    await shop.db
      .insert(restockNotices)
      .values({ email, productId: productID, optionPair, language, createdAt: shop.now() })
      .onConflictDoNothing()
  return { received: true }
}

const macOf = (shop: Shop, address: string) =>
  createHmac('sha256', shop.signingKey).update(`no restock mails ${address}`).digest('base64url')

/** What the link of a mail carries: only who had that mail can end them. */
export function stopToken(shop: Shop, email: string): string {
  const address = Buffer.from(email).toString('base64url')
  return `${address}.${macOf(shop, address)}`
}

/** Forgets all that an address waits for, and what it is about to be told of. @throws Refusal `invalid` for what no mail carried */
export async function stopRestock(shop: Shop, token: string): Promise<{ received: true }> {
  const [address = '', mac = ''] = token.split('.')
  if (!sameToken(mac, macOf(shop, address))) throw new Refusal('invalid', { field: 'stopRestock' })
  const email = Buffer.from(address, 'base64url').toString()
  await forgetRestock(shop.db, email)
  return { received: true }
}
