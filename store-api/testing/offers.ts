import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sum } from 'drizzle-orm'
import { grantCredit } from '../credit/ledger.ts'
import { transaction } from '../database/database.ts'
import { campaignItems, fissionCampaigns } from '../database/schema/campaigns.ts'
import { coupons } from '../database/schema/coupons.ts'
import { creditBalances, creditEntries } from '../database/schema/credit.ts'
import { paymentAttempts } from '../database/schema/payment.ts'
import { settle as settlePayment } from '../payment/settle.ts'
import type { Shop } from '../shop.ts'
import { CONTACT, good, pay } from './purchase.ts'
import type { TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

const HOUR = 3_600_000
const unique = () => randomBytes(4).toString('hex').toUpperCase()
const both = (en: string, zh: string) => ({ en, zh })

/** A coupon of 10 % without limits, or what is said of it. @returns its code */
export async function newCoupon(
  { shop }: TestShop,
  more: Partial<typeof coupons.$inferInsert> = {},
): Promise<string> {
  const code = more.code ?? `TEST-${unique()}`
  await shop.db.insert(coupons).values({
    name: both('Test coupon', '测试券'),
    description: both('For tests.', '测试用。'),
    kind: 'percent',
    value: 100_000,
    firstOrderOnly: false,
    listed: false,
    position: 0,
    ...more,
    code,
  })
  return code
}

/** A group buy of mooncakes (6.50 outside) that began an hour ago and lasts a day. @returns its id */
export async function newCampaign(
  { shop }: TestShop,
  more: Partial<typeof fissionCampaigns.$inferInsert> = {},
): Promise<string> {
  const id = more.id ?? `group-${unique().toLowerCase()}`
  const now = shop.now().getTime()
  await shop.db.insert(fissionCampaigns).values({
    name: both('Mooncakes together', '一起拼月饼'),
    description: both('For tests.', '测试用。'),
    status: 'active',
    startsAt: new Date(now - HOUR),
    endsAt: new Date(now + 24 * HOUR),
    goal: 2,
    thresholds: [0, 3, 6],
    position: 0,
    ...more,
    id,
  })
  await shop.db.insert(campaignItems).values({
    id: `${id}-1`,
    campaignId: id,
    productId: 'mooncake',
    optionPair: '',
    prices: [600, 500, 400],
    position: 0,
  })
  return id
}

/** Room for as many orders as a test makes at once, paid here or there. */
export async function openWide({ shop }: TestShop): Promise<void> {
  await shop.db.execute("update locations set pickup = jsonb_set(pickup, '{capacity}', '100000')")
  await shop.db.execute('update locations set pay_at_store = true')
  await shop.db.execute("update stock set available = 100000 where product_id = 'mooncake'")
}

/** A visitor with an account of their own. @param guest who registers; somebody new without one */
export async function signedIn(
  shop: TestShop,
  guest?: Visitor,
): Promise<{ visitor: Visitor; accountId: string; emailID: string }> {
  const visitor = guest ?? (await shop.visitor())
  const emailID = `${unique().toLowerCase()}@example.com`
  const person = { emailID, password: 'correct horse', firstName: 'Lin', lastName: 'Wei' }
  const { userID } = good(await visitor.api('POST common3/clientRegistration', { body: person }))
  return { visitor, accountId: String(userID), emailID }
}

export const giveCredit = (shop: Shop, accountId: string, amount: number, cause?: string) =>
  transaction(shop.db, tx =>
    grantCredit(tx, { kind: 'gift', accountId, amount, at: shop.now(), ...(cause && { cause }) }),
  )

/** Balance of an account, and the sum of its ledger: they are the same at any time. */
export async function ledgerOf(shop: Shop, accountId: string): Promise<{ balance: number; entries: number }> {
  const [row] = await shop.db
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.accountId, accountId))
  const [all] = await shop.db
    .select({ sum: sum(creditEntries.amount).mapWith(Number) })
    .from(creditEntries)
    .where(eq(creditEntries.accountId, accountId))
  return { balance: row?.balance ?? 0, entries: all?.sum ?? 0 }
}

export const join = (visitor: Visitor, id: string, quantity: number, intentID: string = randomUUID()) =>
  visitor.api('POST shoppingManagement4/myCart/fc/{id}', {
    params: { id },
    body: { productID: 'mooncake', optionPair: '', quantity, intentID },
  })

/** Settles the draft of the ordinary cart, or of a group buy's. @returns the bill */
export async function settle(
  visitor: Visitor,
  fissionCampaignId?: string,
  { slot = 0, email = `${unique().toLowerCase()}@example.com` } = {},
) {
  const which = { ...(fissionCampaignId && { fissionCampaignId }) }
  const config = good(await visitor.api('GET shoppingManagement4/checkoutConfig', { query: which }))
  const place = config.locations.find(l => l.localStoreName === 'East Shop')
  good(
    await visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName: 'East Shop', methodName: 'pickup', ...which },
      body: { ...CONTACT, email },
    }),
  )
  good(
    await visitor.api('POST shoppingManagement4/orderPickupDateTime', {
      query: which,
      body: { start: place?.pickupSlots[slot]?.start },
    }),
  )
  return good(await visitor.api('GET shoppingManagement4/billing/', { query: which }))
}

/** Accepts a bill, of the ordinary cart or of a group buy's. */
export const accept = (
  visitor: Visitor,
  bill: { id: string; total: number; currency: string },
  fissionCampaignId?: string,
  idempotencyKey: string = randomUUID(),
) =>
  visitor.api('POST shoppingManagement4/billing/{id}', {
    params: { id: bill.id },
    query: { ...(fissionCampaignId && { fissionCampaignId }) },
    body: { idempotencyKey, total: bill.total, currency: bill.currency },
  })

/** A placed order of a group buy, not paid yet. */
export async function orderIn(visitor: Visitor, id: string, quantity: number) {
  good(await join(visitor, id, quantity))
  return good(await accept(visitor, await settle(visitor, id), id))
}

/** Opens an attempt for all that is due. @returns its id, and what its provider says when it is paid */
export async function attempt({ shop }: TestShop, visitor: Visitor, orderID: string) {
  const { attemptID } = good(await pay(visitor, orderID))
  const [row] = await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptID))
  const { amount = 0, currency = '' } = row ?? {}
  return {
    attemptID,
    arrive: () => settlePayment(shop, 'ott', { attemptID, state: 'paid', amount, currency, ref: null }),
  }
}

/** Pays an order at a provider. */
export async function paid(shop: TestShop, visitor: Visitor, orderID: string): Promise<string> {
  const { attemptID, arrive } = await attempt(shop, visitor, orderID)
  const state = await arrive()
  if (state !== 'paid') throw new Error(`payment became ${state}`)
  return attemptID
}
