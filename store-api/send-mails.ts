import { passwordResetMail } from './account/password-reset-mail.ts'
import { registeredMail } from './account/registered-mail.ts'
import { securityMail } from './account/security-mail.ts'
import { identityChangedMail } from './identity/identity-changed-mail.ts'
import { influencerReviewMail } from './influencers/review-mail.ts'
import { type MailWriters, sendOutbox } from './mail/outbox.ts'
import { contactMail } from './message/contact-mail.ts'
import { restockMail } from './message/restock-mail.ts'
import { groupBuyReachedMail } from './ordering/mail/group-buy-reached.ts'
import { orderCancelledMail } from './ordering/mail/order-cancelled.ts'
import { orderDelayedMail } from './ordering/mail/order-delayed.ts'
import { orderReadyMail } from './ordering/mail/order-ready.ts'
import { paymentReturnedMail } from './ordering/mail/payment-returned.ts'
import { orderLinkMail } from './ordering/order-link/order-link-mail.ts'
import type { Shop } from './shop.ts'

/** Every mail that the outbox can hold, and who writes it. */
const MAILS: MailWriters = {
  contact: contactMail,
  'group-buy-reached': groupBuyReachedMail,
  'identity-changed': identityChangedMail,
  'password-reset': passwordResetMail,
  registered: registeredMail,
  security: securityMail,
  'influencer-review': influencerReviewMail,
  'order-cancelled': orderCancelledMail,
  'order-delayed': orderDelayedMail,
  'order-ready': orderReadyMail,
  'order-link': orderLinkMail,
  'payment-returned': paymentReturnedMail,
  restock: restockMail,
}

/** Sends the mails that are due. @returns how many were tried */
export const sendMails = (shop: Shop) => sendOutbox(shop, MAILS)
