export const en = {
  'confirmation.title': 'Your order',
  'confirmation.orderID': 'Order number',

  'confirmation.success.title': 'Order Success!',
  'confirmation.success.confirm': 'One step is left: confirm your order',
  'confirmation.success.confirmBy':
    'By {{time}}, open the link we emailed to {{address}}. Without it the store does not keep your order.',
  'confirmation.success.confirmSoon':
    'Open the link we emailed to {{address}} soon. Without it the store does not keep your order.',
  'confirmation.success.receipt': 'A receipt has been emailed to {{address}}.',
  'confirmation.success.mailed': 'A confirmation has been emailed to {{address}}.',
  'confirmation.success.inAccount': 'You can check the order in your account by its order id.',
  'confirmation.success.byNumber': 'You can check the order by its order id:',
  'confirmation.success.quote': 'Quote the order id if you have a question.',
  'confirmation.success.you': 'you',
  'confirmation.success.thanks': 'Thank you for shopping with {{store}}.',
  'confirmation.success.thanksNoName': 'Thank you for shopping with us.',
  'confirmation.success.paid': 'Paid:',
  'confirmation.success.toPay': 'To pay at the store:',
  'confirmation.success.detail': 'Check Order Detail',
  'confirmation.success.account': 'My Account',
  'confirmation.success.register': 'Register',
  'confirmation.success.registerWhy':
    'Make an account and this order is in it, with everything you order from now on.',
  'confirmation.success.continue': 'Continue Shopping',

  'confirmation.failure.title': 'Payment Failed',
  'confirmation.failure.safe':
    'Nothing has been charged for this attempt, and your cart is just as you left it. You can try again or pay another way.',
  'confirmation.failure.back': 'Back to Cart',
  'confirmation.failure.unreadable':
    'This page’s address does not say which payment it belongs to, so nothing could be checked and nothing was changed. If you have already paid, please don’t pay again: your order is safe, and its receipt comes by email.',
  'confirmation.failure.unknown':
    'We could not find out whether the payment went through. If you have already paid, please don’t pay again: check once more, or wait for the receipt in your email.',
  'confirmation.failure.refunded':
    'What you paid goes back the way it came. That can take a few days; the order says how far it is.',
  'confirmation.failure.lapsed':
    'There is nothing to pay for it any more. To get the same after all, open the order and buy it again.',
  'confirmation.failure.see': 'See this order',
  'confirmation.refused.title': 'We cannot show this order here',
  'confirmation.refused.text':
    'An order shows in the browser it was made in, in its account, or by the link we email. If you have already paid, please don’t pay again.',
  'confirmation.refused.find': 'Find your order',
  'confirmation.refunded.title': 'Order Cancelled',
  'confirmation.error.orderID': 'orderID error',
  'confirmation.error.miniProgramOrderID': 'miniProgram OrderID error',
  'confirmation.error.openID': 'no WechatOpenID',
  'confirmation.error.noStatus': 'no status or no payment status',
  'confirmation.error.refused': 'The payment could not be checked.',
  'confirmation.error.declined': 'The payment was not completed.',
  'confirmation.error.cancelled': 'This order was cancelled.',

  'confirmation.pending.title': 'Submit Payment...',
  'confirmation.pending.asking':
    'We are waiting for {{provider}} to confirm your payment. This usually takes a few seconds.',
  'confirmation.pending.once':
    'Please don’t pay again. You can leave this page: your order goes on without it.',
  'confirmation.pending.offline': 'The connection is slow or lost. We keep trying.',
  'confirmation.slow.title': 'Your payment is still processing',
  'confirmation.slow.text':
    '{{provider}} has not answered yet. That is not a failure: as soon as the payment is confirmed, the receipt comes by email.',
  'confirmation.pending.reopen': 'Reopen payment',
  'confirmation.pending.later': 'Pay later',
  'confirmation.checkNow': 'Check now',
  'confirmation.again': 'Check again',
  'confirmation.another': 'Another method',
  'confirmation.amount': 'Amount',
  'confirmation.payingWith': 'Paying with',
  'confirmation.elapsed': 'Waiting for',
  'confirmation.keptUntil': 'Your order is kept until',
  'confirmation.left': '{{time}} left',
  'confirmation.provider.paypal': 'PayPal',
  'confirmation.provider.store': 'the store',
  'confirmation.provider.miniProgram': 'WeChat Pay',

  'confirmation.scanned.title': 'Your order is in process',
  'confirmation.scanned.note':
    'Once you have paid with your phone, check the status of the order on the web.',

  'confirmation.next.pickup': 'Pick up your order',
  'confirmation.next.delivery': 'We deliver your order',
  'confirmation.next.eatIn': 'We serve your order',
  'confirmation.next.code': 'Pickup code',
  'confirmation.next.table': 'Table',
  'confirmation.next.where': 'Where',
  'confirmation.next.when': 'When',
  'confirmation.next.map': 'Show on the map',
  'confirmation.next.calendar': 'Add to calendar',
  'confirmation.next.pay': 'To pay at the store',
} as const
export default en
