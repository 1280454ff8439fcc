import { eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { accounts } from '../database/schema/visitors.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Mail } from '../mail/mailer.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'
import { verifyAddress } from './verify-link.ts'

const WORDS: Record<Language, { subject(shop: string): string; text(shop: string, link: string): string[] }> =
  {
    en: {
      subject: shop => `${shop}: confirm your email address`,
      text: (shop, link) => [
        'Hello,',
        '',
        `Somebody registered at ${shop} with this email address. If it was you, open this address within seven days and press the button there:`,
        '',
        link,
        '',
        'In another browser than the one you registered with, it asks for your password. Orders you made with this address then move into your account.',
        '',
        'If it was not you, there is nothing to do: nobody can use the account in your name.',
      ],
    },
    zh: {
      subject: shop => `${shop}：请验证邮箱`,
      text: (shop, link) => [
        '您好：',
        '',
        `有人用此邮箱在${shop}注册。如果是您本人，请在七天内打开以下地址并点击按钮：`,
        '',
        link,
        '',
        '如果不是注册时使用的浏览器，需要输入密码。验证后，您用此邮箱下的订单会归入您的账户。',
        '',
        '如果不是您本人操作，请忽略本邮件：他人无法以您的名义使用该账户。',
      ],
    },
  }

/** To the address of a new account; null once it is proven or gone. It greets nobody: anybody may have written the name. */
export async function verifyMail(shop: Shop, { data, language }: OutboxRow): Promise<Mail | null> {
  const [account] = await shop.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, data.accountId ?? ''))
  if (!account || account.standIn || account.provenAt) return null
  const name = inLanguage(shop.facts.name, language)
  const { subject, text } = WORDS[language]
  return {
    to: account.emailId,
    subject: subject(name),
    text: text(name, verifyAddress(shop, account.id)).join('\n'),
  }
}
