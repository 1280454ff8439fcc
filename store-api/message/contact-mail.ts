import type { Language } from 'shared-contracts/language/language.ts'
import { inLanguage, storedLanguage } from '../language/local-text.ts'
import type { Mail } from '../mail/mailer.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'

interface Words {
  subject(store: string, name: string): string
  /** A name and what it names. */
  named(name: string, value: string): string
  from: string
  phone: string
  about: string
  wroteIn: string
  language: Record<Language, string>
}

const WORDS = {
  en: {
    subject: (store, name) => `${store}: message from ${name}`,
    named: (name, value) => `${name}: ${value}`,
    from: 'From',
    phone: 'Telephone',
    about: 'About',
    wroteIn: 'Language of the shop',
    language: { en: 'English', zh: 'Chinese' },
  },
  zh: {
    subject: (store, name) => `${store}：${name}的留言`,
    named: (name, value) => `${name}：${value}`,
    from: '来自',
    phone: '电话',
    about: '主题',
    wroteIn: '浏览语言',
    language: { en: '英文', zh: '中文' },
  },
} as const satisfies Record<Language, Words>

/** What a shopper wrote in the contact form, to the store; an answer to it goes to the shopper. */
export async function contactMail(shop: Shop, { recipient, language, data }: OutboxRow): Promise<Mail> {
  const words = WORDS[language]
  const { name = '', emailId = '', phone, subject, message = '', language: wrote } = data
  const row = (label: string, value: string | undefined) => (value ? [words.named(label, value)] : [])
  return {
    to: recipient,
    replyTo: emailId,
    subject: words.subject(inLanguage(shop.facts.name, language), name),
    text: [
      ...row(words.from, `${name} <${emailId}>`),
      ...row(words.phone, phone),
      ...row(words.about, subject),
      ...row(words.wroteIn, words.language[storedLanguage(wrote)]),
      '',
      message,
    ].join('\n'),
  }
}
