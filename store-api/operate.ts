import { findByEmail } from './account/find-by-email.ts'
import { readConfig } from './config.ts'
import { grantCredit } from './credit/ledger.ts'
import { type Database, transaction } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { cancelCampaign } from './group-buys/close-campaigns.ts'
import { delay } from './ordering/delay.ts'
import { handOver } from './ordering/hand-over.ts'
import { refundByHand } from './payment/refund-by-hand.ts'

const USAGE = `Usage:
  node store-api/operate.ts cancel-campaign <id>             calls a group buy off; the running server refunds everyone
  node store-api/operate.ts give-credit <email> <cents> [note]  gives an account store credit
  node store-api/operate.ts order-ready <order id>           an order is ready; the running server tells the shopper by mail
  node store-api/operate.ts order-delayed <order id> [note]    an order takes longer; its timeline says so, and who asked for news is told
  node store-api/operate.ts order-complete <order id>        an order was handed over
  node store-api/operate.ts refund <order id> <cents> [note]    sends back a part of what an order cost, or all; the order stands`

const CENTS = /^[1-9]\d{0,8}$/

type Verb = (db: Database, args: string[]) => Promise<string>

const VERBS: Record<string, Verb> = {
  async 'cancel-campaign'(db, [id = '']) {
    const done = await cancelCampaign({ db, now: () => new Date() }, id)
    if (!done) throw new Error(`There is no group buy "${id}" that could be called off.`)
    return `${id} is called off.`
  },
  async 'give-credit'(db, [email = '', cents = '', note]) {
    if (!CENTS.test(cents)) throw new Error(USAGE)
    const account = await findByEmail(db, email)
    if (!account) throw new Error(`There is no account "${email}".`)
    const gift = { accountId: account.id, amount: Number(cents), note: note ?? null, at: new Date() }
    await transaction(db, tx => grantCredit(tx, { kind: 'gift', ...gift }))
    return `${email} has ${cents} cents more.`
  },
  async 'order-ready'(db, [id = '']) {
    await handOver({ db, now: () => new Date() }, id, 'ready')
    return `Order ${id} is ready.`
  },
  async 'order-delayed'(db, [id = '', ...note]) {
    await delay({ db, now: () => new Date() }, id, note.join(' ') || null)
    return `Order ${id} is delayed.`
  },
  async 'order-complete'(db, [id = '']) {
    await handOver({ db, now: () => new Date() }, id, 'completed')
    return `Order ${id} is completed.`
  },
  async refund(db, [id = '', cents = '', note]) {
    if (!CENTS.test(cents)) throw new Error(USAGE)
    const sent = await refundByHand({ db, now: () => new Date() }, id, Number(cents), note ?? null)
    return sent
      ? `Order ${id}: ${sent.atProvider} cents go back to where they were paid, ${sent.asCredit} as store credit.`
      : `Order ${id}: ${cents} cents were sent back before. Nothing was done.`
  },
}

/** What operators do by hand; the rest of the work is the running server's. */
try {
  const [verb = '', ...args] = process.argv.slice(2)
  const work = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!work) throw new Error(USAGE)
  const database = await openDatabase(readConfig(process.env), error => console.error(error.message))
  try {
    console.log(await work(database.db, args))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
