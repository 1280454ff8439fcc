import { isMoneyIn } from 'shared-contracts/api/order-outcome.ts'
import { isRunning } from '../campaigns/find-campaign.ts'
import type { Database } from '../database/database.ts'
import { storedLanguage } from '../language/local-text.ts'
import { type MessageKey, say } from '../language/messages.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Order } from '../order-parts/hold.ts'

/**
 * Has the shopper mailed that a payment goes back as soon as it came: no receipt and no mail of a cancelled order says so.
 * @param order as it was when the payment came
 * @param why in the order's language, where the order does not tell
 */
export async function tellSentBack(
  tx: Database,
  order: Order,
  { attemptId, why, now }: { attemptId: string; why: string | undefined; now: Date },
): Promise<void> {
  const language = storedLanguage(order.language)
  await queueMail(tx, now, {
    kind: 'payment-returned',
    recipient: order.contact.email,
    language,
    data: { attemptId, why: why ?? say(language, await reasonOf(tx, order, now)) },
  })
}

async function reasonOf(tx: Database, order: Order, now: Date): Promise<MessageKey> {
  if (order.status !== 'CANCELLED' && isMoneyIn(order.paymentStatus)) return 'paid-twice'
  const { fissionCampaignId: group, withdrawn } = order
  return group && !withdrawn && !(await isRunning(tx, group, now)) ? 'campaign-over-unpaid' : 'paid-too-late'
}
