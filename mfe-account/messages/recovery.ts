import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.find.title': 'Find your order',
  'account.find.intro':
    'Type the order’s number and the email you ordered with. We mail a link that opens it; no account needed.',
  'account.find.number': 'Order number',
  'account.find.number.hint': 'On your receipt and on the page you saw after ordering.',
  'account.find.number.mistake': 'Please enter the order’s number, letters and digits.',
  'account.find.sent':
    'If order {{id}} was made with {{email}}, a link to it is on its way. It works for 30 days.',
  'account.find.notCome':
    'Nothing after a few minutes? Look among unwanted mail, or check number and email and ask again.',
  'account.forgot.title': 'Forgotten password',
  'account.forgot.intro':
    'Tell us the email of your account. We send a link there for choosing a new password.',
  'account.forgot.submit': 'Send the link',
  'account.forgot.busy': 'Sending…',
  'account.forgot.sentTitle': 'Check your email',
  'account.forgot.sent':
    'If there is an account for {{email}}, a link is on its way. It works once, within the hour.',
  'account.forgot.notCome':
    'Nothing there after a few minutes? Look in the spam folder, or check the address and ask again.',
  'account.forgot.again': 'Ask again',
  'account.forgot.toLogin': 'Back to sign-in',
  'account.reset.title': 'Choose a new password',
  'account.reset.intro': 'Once it is set, every device is signed out and you sign in with the new password.',
  'account.reset.submit': 'Set the password',
  'account.reset.busy': 'Setting the password…',
  'account.reset.expired':
    'This link has been used already or is more than an hour old. Ask for a new one below.',
  'account.reset.incomplete':
    'This link is not complete. Open it from the email once more, or ask for a new one.',
  'account.reset.askNew': 'Ask for a new link',
  'account.reset.doneTitle': 'Your new password is set',
  'account.reset.done': 'Every device was signed out. Sign in with the new password.',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.find.title': '查找订单',
  'account.find.intro': '请输入订单号和下单时使用的邮箱，我们会发送打开订单的链接，无需账户。',
  'account.find.number': '订单号',
  'account.find.number.hint': '见收据邮件或下单后显示的页面。',
  'account.find.number.mistake': '请输入订单号（字母和数字）。',
  'account.find.sent': '如果订单 {{id}} 是用 {{email}} 下的，链接已发出，30 天内有效。',
  'account.find.notCome': '几分钟后仍未收到？请查看垃圾邮件，或检查订单号和邮箱后重新发送。',
  'account.forgot.title': '忘记密码',
  'account.forgot.intro': '请输入您账户的邮箱，我们会发送设置新密码的链接。',
  'account.forgot.submit': '发送链接',
  'account.forgot.busy': '正在发送…',
  'account.forgot.sentTitle': '请查看邮箱',
  'account.forgot.sent': '如果 {{email}} 有账户，链接已发出。请在一小时内使用，仅可使用一次。',
  'account.forgot.notCome': '几分钟后仍未收到？请查看垃圾邮件，或检查邮箱地址后重新发送。',
  'account.forgot.again': '重新发送',
  'account.forgot.toLogin': '返回登录',
  'account.reset.title': '设置新密码',
  'account.reset.intro': '设置后，所有设备都会退出登录，请用新密码重新登录。',
  'account.reset.submit': '设置密码',
  'account.reset.busy': '正在设置…',
  'account.reset.expired': '该链接已使用或已超过一小时。请在下方重新获取。',
  'account.reset.incomplete': '链接不完整。请从邮件中重新打开，或重新获取链接。',
  'account.reset.askNew': '重新获取链接',
  'account.reset.doneTitle': '新密码已设置',
  'account.reset.done': '所有设备均已退出登录。请用新密码登录。',
}

/** Of the pages that lead back to an account or an order. */
export const RECOVERY_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
