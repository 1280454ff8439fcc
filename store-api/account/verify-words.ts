import type { Language } from 'shared-contracts/language/language.ts'

interface Words {
  title: string
  ask(email: string): string
  button: string
  /** For another browser than the one that registered. */
  password: string
  wrong: string
  done(email: string): string
  onward: string
  over: string
}

/** What the page of the mailed link says. */
export const VERIFY_WORDS: Record<Language, Words> = {
  en: {
    title: 'Confirm your email address',
    ask: email => `Is ${email} your email address, and did you register with it?`,
    button: 'Confirm the address',
    password: 'The password you chose when you registered',
    wrong: 'That is not the password this account was registered with.',
    done: email => `${email} is confirmed. Orders you made with this address are in your account.`,
    onward: 'To your account',
    over: 'This link is too old or not complete. You can have another one sent by choosing a new password.',
  },
  zh: {
    title: '验证邮箱',
    ask: email => `${email} 是您的邮箱，并且是您本人注册的吗？`,
    button: '确认邮箱',
    password: '注册时设置的密码',
    wrong: '密码与注册时设置的不一致。',
    done: email => `${email} 已验证。您用该邮箱下的订单已归入您的账户。`,
    onward: '前往我的账户',
    over: '该链接已过期或不完整。您可以通过设置新密码重新验证邮箱。',
  },
}
