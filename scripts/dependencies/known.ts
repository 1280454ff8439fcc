/**
 * What breaks a rule and is known: while store-api's features are put in order. Nothing may be added; what is mended must go
 * from here (dependencies.test.ts says so).
 */
export const KNOWN: readonly string[] = [
  'cycle: host-shell/browser/page.ts host-shell/browser/routing.ts',
  'cycle: payment-sandbox/hosted/page.ts payment-sandbox/hosted/return-address.ts payment-sandbox/hosted/view.ts payment-sandbox/payments.ts',
  'cycle: payment-sandbox/identity/ali-pay.ts payment-sandbox/identity/identity.ts payment-sandbox/identity/page.ts payment-sandbox/identity/we-chat.ts',
  'cycle: store-api/config.ts store-api/identity/settings.ts store-api/payment/adapter.ts store-api/payment/provider-environment.ts store-api/shop.ts',
  'cycle: store-api/coupons/bill-discount.ts store-api/credit/bill-credit.ts store-api/ordering/bill-parts.ts',
  'cycle: store-api/coupons/judge-coupon.ts store-api/coupons/redeem-coupon.ts',
  'cycle: store-api/database/schema/campaigns.ts store-api/database/schema/cart.ts store-api/database/schema/coupons.ts store-api/database/schema/ordering.ts',
  'cycle: store-api/mail/account-mail.ts store-api/mail/influencer-review.ts store-api/mail/order-ready.ts store-api/mail/outbox.ts store-api/mail/password-reset.ts store-api/mail/registered-again.ts store-api/message/contact-mail.ts',
  'cycle: store-api/store-description/content-page.ts store-api/store-description/description.ts',
  'step up: store-api/ordering/cancel-order.ts → store-api/payment/lock-order.ts',
  'step up: store-api/ordering/hand-over.ts → store-api/payment/lock-order.ts',
  'step up: store-api/ordering/place-order.ts → store-api/payment/empty-bought.ts',
  'step up: store-api/ordering/place-order.ts → store-api/payment/mark-paid.ts',
]
