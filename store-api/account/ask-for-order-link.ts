import { queueMail } from '../mail/outbox.ts'
import { countAttempt, isWithin } from '../session/attempt-limit.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'

/** Mails of this kind to one mailbox, and questions of one network, within a quarter of an hour. */
const MAX = { ofMailbox: 3, ofNetwork: 15 } as const

/**
 * Asks for a mail with the link to an order. Whoever asks, and for whatever, is answered alike (CHK-10).
 * @param network as limits count it
 * @throws Refusal `too-many` for a network that asks too often
 */
export async function askForOrderLink(
  shop: Shop,
  { language }: Pick<Visitor, 'language'>,
  { emailID, orderID }: { emailID: string; orderID: string },
  network: string,
): Promise<void> {
  const recipient = emailID.toLowerCase()
  await countAttempt(shop, [{ key: `find order ${network}`, most: MAX.ofNetwork }])
  // The mailbox has links enough: one more is not sent, and nobody is told so.
  if (!(await isWithin(shop, { key: `find order ${recipient}`, most: MAX.ofMailbox }))) return
  await queueMail(shop.db, shop.now(), {
    kind: 'order-link',
    recipient,
    language,
    data: { orderId: orderID.toUpperCase() },
  })
}
