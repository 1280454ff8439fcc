import { queueMail } from '../mail/outbox.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'

/** Questions of one network within a quarter of an hour. */
const MAX_QUESTIONS = 15

/**
 * Asks for a mail with the link to an order. Whoever asks, and for whatever, is answered alike (CHK-10); how many a mailbox gets is
 * counted when one is written.
 * @throws Refusal `too-many` for a network that asks too often
 */
export async function askForOrderLink(
  shop: Shop,
  { language }: Pick<Visitor, 'language'>,
  { emailID, orderID }: { emailID: string; orderID: string },
  ip: string,
): Promise<void> {
  await countAttempt(shop, fromNetwork('find order', ip, MAX_QUESTIONS))
  await queueMail(shop.db, shop.now(), {
    kind: 'order-link',
    recipient: emailID.toLowerCase(),
    language,
    data: { orderId: orderID.toUpperCase() },
  })
}
