import type { Language } from 'shared-contracts/language/language.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Mail } from '../mail/mailer.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'

interface Words {
  subject(shop: string): string
  text(provider: string, shop: string, forgotten: string): string[]
}

const PROVIDER = {
  wechat: { en: 'WeChat', zh: '微信' },
  'wechat-mini': { en: 'WeChat', zh: '微信' },
  alipay: { en: 'Alipay', zh: '支付宝' },
} as const

const WORDS = {
  linked: {
    en: {
      subject: shop => `${shop}: a new way to sign in`,
      text: (provider, shop, forgotten) => [
        `From now on somebody signs in to your account at ${shop} with ${provider} as well.`,
        '',
        'If it was not you: have a link for a new password mailed to you here. Using it ends this way in and every other one.',
        forgotten,
      ],
    },
    zh: {
      subject: shop => `${shop}：新增登录方式`,
      text: (provider, shop, forgotten) => [
        `您在${shop}的账户现在也可以用${provider}登录。`,
        '',
        '如果不是您本人操作：请在此通过邮件重设密码，重设后其他登录方式会全部失效。',
        forgotten,
      ],
    },
  },
  unlinked: {
    en: {
      subject: shop => `${shop}: a way to sign in was removed`,
      text: (provider, shop, forgotten) => [
        `Your account at ${shop} can no longer be reached with ${provider}.`,
        '',
        'If it was not you: have a link for a new password mailed to you here.',
        forgotten,
      ],
    },
    zh: {
      subject: shop => `${shop}：已移除一种登录方式`,
      text: (provider, shop, forgotten) => [
        `您在${shop}的账户不能再用${provider}登录。`,
        '',
        '如果不是您本人操作：请在此通过邮件重设密码。',
        forgotten,
      ],
    },
  },
} as const satisfies Record<string, Record<Language, Words>>

/** To the owner of an account, about a way in that was added or taken away. */
export async function identityChangedMail(
  shop: Shop,
  { recipient, language, data }: OutboxRow,
): Promise<Mail> {
  const words = WORDS[data.change === 'unlinked' ? 'unlinked' : 'linked'][language]
  const provider = PROVIDER[data.app as keyof typeof PROVIDER][language]
  const name = inLanguage(shop.facts.name, language)
  return {
    to: recipient,
    subject: words.subject(name),
    text: words.text(provider, name, `${shop.config.publicOrigin}/account/forgotPassword`).join('\n'),
  }
}
