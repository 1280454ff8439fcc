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
} as const

const zh: Record<keyof typeof en, string> = {
  'account.sessions.title': '已登录的设备',
  'account.sessions.how': '有不认识的设备？请让它退出登录，然后修改密码。',
  'account.sessions.unknown': '未知设备',
  'account.sessions.here': '本设备',
  'account.sessions.since': '{{day}} 登录，最近使用 {{seen}}',
  'account.sessions.end': '退出登录',
  'account.sessions.ended': '该设备已退出登录。',
  'account.sessions.everywhere': '在所有设备上退出登录',
}

export const SESSION_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
