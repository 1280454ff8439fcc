import { eq } from 'drizzle-orm'
import type { PaidWithCredit } from 'shared-contracts/api/credit/pay-with-credit.ts'
import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import type { Handler } from '../calls/route.ts'
import { balanceOf, spendCredit } from '../credit/ledger.ts'
import { type Database, transaction } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import type { Order } from '../order-parts/hold.ts'
import { cancelLost } from '../ordering/claim.ts'
import { idempotent } from '../ordering/idempotent.ts'
import { lockOrder } from '../ordering/lock-order.ts'
import { markPaid } from '../ordering/mark-paid.ts'
import { findOwnOrder } from '../ordering/own-order.ts'
import { accountOf } from '../session/account-of.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'

export const storeCreditPayment: Handler<'POST shoppingManagement4/storeCreditPayment'> = ({
  shop,
  visitor,
  body,
}) => pay(shop, visitor, 'payment', body)

export const applyStoreCreditDeposit: Handler<'POST shoppingManagement4/applyStoreCreditDeposit'> = ({
  shop,
  visitor,
  body,
}) => pay(shop, visitor, 'deposit', body)

interface Wish {
  orderID: string
  idempotencyKey: string
  /** Minor units; all that is due if absent. */
  amount?: number
}

/** Pays an unpaid order by store credit, all of it or a part; an order that then costs nothing more is paid. */
async function pay(
  shop: Shop,
  visitor: Visitor,
  kind: 'payment' | 'deposit',
  { idempotencyKey: key, ...wish }: Wish,
): Promise<PaidWithCredit> {
  const accountId = accountOf(visitor)
  const session = await visitor.ensure()
  await findOwnOrder(shop, session, wish.orderID)
  const content = { call: `credit-${kind}`, ...wish }
  return idempotent<PaidWithCredit>(shop, { owner: session.id, key, content }, async keep => {
    const paid = await transaction(shop.db, async tx => {
      const order = await lockOrder(tx, wish.orderID)
      if (!order) throw new Refusal('not-found')
      const amount = payable(order, wish.amount)
      if (await cancelLost(tx, order, shop.now())) return null
      const balance = await take(tx, order, { kind, accountId, amount, at: shop.now() })
      const answer = await settled(tx, shop, order, amount)
      await keep(tx, { ...answer, paid: amount, balance })
      return { ...answer, paid: amount, balance }
    })
    if (!paid) throw new Refusal('order-closed')
    return paid
  })
}

function payable(order: Order, amount: number | undefined): number {
  if (!order) throw new Refusal('not-found')
  if (isMoneyIn(order.paymentStatus)) throw new Refusal('order-closed', { message: 'order-paid' })
  if (!order.holdsStock || order.paymentStatus === 'PAY_AT_STORE') throw new Refusal('order-closed')
  const { due, currency } = order
  if (amount !== undefined && amount > due)
    throw new Refusal('invalid', {
      message: 'credit-over-due',
      field: 'amount',
      values: { due: { minor: due, currency } },
    })
  return amount ?? due
}

async function take(
  tx: Database,
  order: Order,
  spent: { kind: 'payment' | 'deposit'; accountId: string; amount: number; at: Date },
): Promise<number> {
  const { accountId, amount } = spent
  const before = await balanceOf(tx, accountId)
  if (amount === 0) return before
  const left = await spendCredit(tx, { ...spent, orderId: order.id })
  if (left === null)
    throw new Refusal('credit-short', { values: { balance: { minor: before, currency: order.currency } } })
  await tx
    .update(orders)
    .set({ storeCredit: order.storeCredit + amount })
    .where(eq(orders.id, order.id))
  return left
}

async function settled(tx: Database, shop: Shop, order: Order, amount: number) {
  const due = order.due - amount
  if (due === 0 && !(await markPaid(tx, order, shop.now()))) throw new Refusal('campaign-not-open')
  const { id, status, paymentStatus, currency } = order
  return {
    orderID: id,
    due,
    currency,
    ...(due === 0
      ? ({ status: 'NEW', paymentStatus: 'PAID_ONLINE' } as const)
      : ({ status, paymentStatus } as const)),
  }
}
