import type { Language } from 'shared-contracts/messages/language.ts'

const en = {
  invalid: 'Something in what was sent is not right. Please check and try again.',
  'invalid.emailID': 'Please enter an email address, for example name@example.com.',
  'invalid.email': 'Please enter an email address, for example name@example.com.',
  'invalid.password': 'Please choose a password of 8 to 200 characters.',
  'invalid.phone': 'Please enter a phone number with 10 to 15 digits.',
  'invalid.firstName': 'Please enter a first name of up to 60 characters.',
  'invalid.lastName': 'Please enter a last name of up to 60 characters.',
  'invalid.quantity': 'Please choose a quantity from 1 to 999.',
  'invalid.optionPair': 'Please choose from the options this product has.',
  'invalid.methodName': 'This place does not offer that way of getting the order.',
  'not-signed-in': 'Please sign in first.',
  'wrong-credentials': 'Email or password is not right.',
  'bad-token': 'This page has been open for a long time. Please reload it and try again.',
  'not-found': 'We could not find that.',
  'out-of-stock': 'There is not enough left of something in your cart.',
  'out-of-stock.some': 'Only {left} left of {name}.',
  'out-of-stock.none': '{name} is sold out.',
  'slot-gone': 'That pickup time is no longer free. Please choose another one.',
  'bill-changed': 'Your cart or its total has changed. Please look it over before you go on.',
  'in-progress': 'We are already working on this. Please wait a moment.',
  'cart-empty': 'Your cart is empty.',
  'cart-full': 'A cart can hold 100 different items. Please take something out first.',
  'draft-incomplete': 'Please choose where and when to pick up, and say who the order is for.',
  'account-exists': 'There is already an account with this email. Please sign in.',
  'key-reused': 'This request was already used for something else. Please reload the page.',
  'order-closed': 'This order can no longer be paid. Nothing was charged for it now; please order again.',
  'order-paid': 'This order is already paid.',
  'too-many': 'Too many attempts. Please try again in {minutes} minutes.',
  unavailable: 'The store is very busy. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing was lost; please try again.',
  'payment-provider': 'The payment service cannot be reached. Nothing was charged; please try again.',
  'tax.GST': 'GST',
  'tax.HST': 'HST',
  'tax.PST': 'PST',
  'tax.RST': 'RST',
  'tax.QST': 'QST',
}
export type MessageKey = keyof typeof en

const zh: Record<MessageKey, string> = {
  invalid: '提交的内容有误，请检查后重试。',
  'invalid.emailID': '请输入邮箱地址，例如 name@example.com。',
  'invalid.email': '请输入邮箱地址，例如 name@example.com。',
  'invalid.password': '请设置 8 至 200 个字符的密码。',
  'invalid.phone': '请输入 10 至 15 位数字的电话号码。',
  'invalid.firstName': '请输入名字，最多 60 个字符。',
  'invalid.lastName': '请输入姓氏，最多 60 个字符。',
  'invalid.quantity': '数量须在 1 至 999 之间。',
  'invalid.optionPair': '请选择该商品已有的规格。',
  'invalid.methodName': '该门店不提供这种取货方式。',
  'not-signed-in': '请先登录。',
  'wrong-credentials': '邮箱或密码不正确。',
  'bad-token': '页面打开太久，请刷新后重试。',
  'not-found': '没有找到您要的内容。',
  'out-of-stock': '购物车中有商品库存不足。',
  'out-of-stock.some': '{name} 仅剩 {left} 件。',
  'out-of-stock.none': '{name} 已售罄。',
  'slot-gone': '这个取货时间已约满，请另选一个。',
  'bill-changed': '购物车或总价有变动，请确认后再继续。',
  'in-progress': '正在处理中，请稍候。',
  'cart-empty': '购物车是空的。',
  'cart-full': '购物车最多放 100 种商品，请先移除一些。',
  'draft-incomplete': '请选择取货门店和时间，并填写联系人。',
  'account-exists': '该邮箱已注册，请直接登录。',
  'key-reused': '该请求已用于其他操作，请刷新页面。',
  'order-closed': '此订单已无法支付，本次没有扣款，请重新下单。',
  'order-paid': '此订单已支付。',
  'too-many': '尝试次数过多，请 {minutes} 分钟后再试。',
  unavailable: '当前访问人数较多，请稍后再试。',
  internal: '系统出现问题，您的内容没有丢失，请重试。',
  'payment-provider': '暂时无法连接支付服务，没有扣款，请重试。',
  'tax.GST': '商品及服务税 (GST)',
  'tax.HST': '统一销售税 (HST)',
  'tax.PST': '省销售税 (PST)',
  'tax.RST': '省零售税 (RST)',
  'tax.QST': '魁省销售税 (QST)',
}

const MESSAGES = { en, zh } satisfies Record<Language, Record<MessageKey, string>>

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** Text of a message; `{name}` places are filled from `values`. */
export function say(
  language: Language,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return MESSAGES[language][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
}
