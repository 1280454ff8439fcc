import { findByEmail } from './account/find-by-email.ts'
import { giveByHand } from './credit/give-by-hand.ts'
import type { Database } from './database/database.ts'
import type { HandedOver } from './database/schema/ordering.ts'
import { cancelCampaign } from './group-buys/close-campaigns.ts'
import { cancelByHand } from './ordering/cancel-by-hand.ts'
import { delay } from './ordering/delay.ts'
import { handOver } from './ordering/hand-over.ts'
import { refundByHand } from './payment/refund-by-hand.ts'
import { staysAfterRefund } from './payment/stays-after-refund.ts'
import type { Shop } from './shop.ts'

export const USAGE = `Usage:
  node store-api/operate.ts cancel-campaign <id>             calls a group buy off; the running server refunds everyone
  node store-api/operate.ts give-credit <email> <cents> [note]  gives an account store credit
  node store-api/operate.ts order-ready <order id>           an order is ready; the running server tells the shopper by mail
  node store-api/operate.ts order-delayed <order id> [note]    an order takes longer; its timeline says so, and the running server tells the shopper by mail
  node store-api/operate.ts order-complete <order id>        an order was handed over
  node store-api/operate.ts order-cancel <order id> [reason]   an order cannot be fulfilled; what was paid goes back, and the shopper is told why
  node store-api/operate.ts refund <order id> <cents> [note]    sends back a part of what an order cost, or all; the order stands`

const CENTS = /^[1-9]\d{0,8}$/

interface Verb {
  /** How many arguments it needs, and may have at most. */
  takes: readonly [least: number, most: number]
  /** Its second is an amount. */
  cents?: true
  work(shop: Pick<Shop, 'db' | 'now'>, args: string[]): Promise<string>
}

const handing = (step: HandedOver): Verb => ({
  takes: [1, 1],
  async work(shop, [id = '']) {
    await handOver(shop, id, step)
    return `Order ${id} is ${step}.`
  },
})

const VERBS: Record<string, Verb> = {
  'cancel-campaign': {
    takes: [1, 1],
    async work(shop, [id = '']) {
      const done = await cancelCampaign(shop, id)
      if (!done) throw new Error(`There is no group buy "${id}" that could be called off.`)
      return `${id} is called off.`
    },
  },
  'give-credit': {
    takes: [2, 3],
    cents: true,
    async work(shop, [email = '', cents = '', note]) {
      const account = await findByEmail(shop.db, email)
      if (!account) throw new Error(`There is no account "${email}".`)
      const gift = { accountId: account.id, amount: Number(cents), note: note ?? null, at: shop.now() }
      return (await giveByHand(shop.db, gift))
        ? `${email} has ${cents} cents more.`
        : `${email} was given ${cents} cents with the same note within the last day. Nothing was done; to give them once more, give another note.`
    },
  },
  'order-ready': handing('ready'),
  'order-delayed': {
    // A note needs no quotes.
    takes: [1, Number.POSITIVE_INFINITY],
    async work(shop, [id = '', ...note]) {
      return (await delay(shop, id, note.join(' ') || null))
        ? `Order ${id} is delayed.`
        : `Order ${id} was said to be delayed, in the same words, within the last day. Nothing was done; to say it once more, give another note.`
    },
  },
  'order-complete': handing('completed'),
  'order-cancel': {
    takes: [1, Number.POSITIVE_INFINITY],
    async work(shop, [id = '', ...reason]) {
      await cancelByHand(shop, id, reason.join(' ') || null)
      const done = `Order ${id} is cancelled; the running server sends back what was paid.`
      return done + (await staysAfterRefund(shop.db, id))
    },
  },
  refund: {
    takes: [2, 3],
    cents: true,
    async work(shop, [id = '', cents = '', note]) {
      const sent = await refundByHand(shop, id, Number(cents), note ?? null)
      const done = sent
        ? `Order ${id}: ${sent.atProvider} cents go back to where they were paid, ${sent.asCredit} as store credit.`
        : `Order ${id}: ${cents} cents were sent back before. Nothing was done.`
      return done + (await staysAfterRefund(shop.db, id))
    },
  },
}

/** @returns what does it and says what it did; null for what is not understood: the database is not opened for it */
export function readByHand([name = '', ...args]: readonly string[]):
  | ((db: Database) => Promise<string>)
  | null {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) return null
  const [least, most] = verb.takes
  const fits = args.length >= least && args.length <= most && args.slice(0, least).every(arg => arg !== '')
  return fits && (!verb.cents || CENTS.test(args[1] ?? ''))
    ? db => verb.work({ db, now: () => new Date() }, args)
    : null
}

/** As the command does it, for whoever asks a server that has the database. @throws Error in words for who asked */
export async function doByHand(db: Database, args: readonly string[]): Promise<string> {
  const order = readByHand(args)
  if (!order) throw new Error(USAGE)
  return order(db)
}
