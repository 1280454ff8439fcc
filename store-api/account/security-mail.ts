import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Mail } from '../mail/mailer.ts'
import { type OutboxRow, queueMail } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'

type Change = 'password' | 'deleted'

interface Words {
  subject(shop: string): string
  text(shop: string): string[]
  /** Where to go if it was somebody else, below the shop's origin. */
  path: string
}

const [FORGOTTEN, CONTACT] = ['/account/forgotPassword', '/page/contact']
const WORDS: Record<Change, Record<Language, Words>> = {
  password: {
    en: {
      subject: shop => `${shop}: your password was changed`,
      text: shop => [
        `The password of your account at ${shop} was changed.`,
        '',
        'If it was not you: have a link for a new password mailed to you here. Using it ends every other way in.',
      ],
      path: FORGOTTEN,
    },
    zh: {
      subject: shop => `${shop}：您的密码已更改`,
      text: shop => [
        `您在${shop}的账户密码已更改。`,
        '',
        '如果不是您本人操作：请在此通过邮件重设密码，重设后其他登录方式会全部失效。',
      ],
      path: FORGOTTEN,
    },
  },
  deleted: {
    en: {
      subject: shop => `${shop}: your account was deleted`,
      text: shop => [
        `Your account at ${shop} was deleted, with what was kept in it. Orders stay in the books without your name.`,
        '',
        'If it was not you: please write to us here.',
      ],
      path: CONTACT,
    },
    zh: {
      subject: shop => `${shop}：您的账户已删除`,
      text: shop => [
        `您在${shop}的账户及其中的资料已删除。订单会留存在账目中，但不再含有您的姓名。`,
        '',
        '如果不是您本人操作：请在此联系我们。',
      ],
      path: CONTACT,
    },
  },
}

/** Asks for the mail about a change that a thief would make. @param email of a mailbox that the account has proven: another one may be anybody's */
export const queueSecurityMail = (
  tx: Database,
  now: Date,
  { change, email, language }: { change: Change; email: string; language: Language },
): Promise<void> =>
  queueMail(tx, now, { kind: 'security', recipient: email.toLowerCase(), language, data: { change } })

/** To the owner of an account; it greets nobody, for the account may be gone by now. */
export async function securityMail(shop: Shop, { recipient, language, data }: OutboxRow): Promise<Mail> {
  const { subject, text, path } = WORDS[data.change === 'deleted' ? 'deleted' : 'password'][language]
  const name = inLanguage(shop.facts.name, language)
  return {
    to: recipient,
    subject: subject(name),
    text: [...text(name), shop.config.publicOrigin + path].join('\n'),
  }
}
