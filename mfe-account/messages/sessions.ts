import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.sessions.title': 'Where you are signed in',
  'account.sessions.how': 'One of them is not yours? Sign it out, then change your password.',
  'account.sessions.unknown': 'Unknown device',
  'account.sessions.here': 'This device',
  'account.sessions.since': 'Signed in {{day}}, last seen {{seen}}',
  'account.sessions.end': 'Sign out',
  'account.sessions.ended': 'That device is signed out.',
  'account.sessions.everywhere': 'Sign out on every device',
  'account.confirm.title': 'Confirm your email address',
  'account.confirm.text':
    '{{email}} is not confirmed yet. Open the link we mailed to it: orders you made with this address then move into your account.',
  'account.confirm.again': 'Send the mail again',
  'account.confirm.later': 'Not now',
  'account.confirm.sent': 'The mail is on its way to {{email}}. If it does not come, look among your spam.',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.sessions.title': '已登录的设备',
  'account.sessions.how': '有不认识的设备？请让它退出登录，然后修改密码。',
  'account.sessions.unknown': '未知设备',
  'account.sessions.here': '本设备',
  'account.sessions.since': '{{day}}登录，最近使用：{{seen}}',
  'account.sessions.end': '退出登录',
  'account.sessions.ended': '该设备已退出登录。',
  'account.sessions.everywhere': '在所有设备上退出登录',
  'account.confirm.title': '验证邮箱',
  'account.confirm.text': '{{email}} 尚未验证。请打开我们发到该邮箱的链接，您用该邮箱下的订单便会归入账户。',
  'account.confirm.again': '重新发送邮件',
  'account.confirm.later': '以后再说',
  'account.confirm.sent': '邮件正发往 {{email}}。如未收到，请查看垃圾邮件。',
}

export const SESSION_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
