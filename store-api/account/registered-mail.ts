import type { Mail } from '../mail/mailer.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'
import { accountMail } from './account-mail.ts'
import { isStandIn } from './find-by-email.ts'
import { verifyMail } from './verify-mail.ts'

const toOwner = accountMail({
  en: {
    subject: shop => `${shop}: you already have an account`,
    text: (shop, name, link) => [
      name ? `Hello ${name},` : 'Hello,',
      '',
      `Somebody registered at ${shop} with your email address. You already have an account here, and it is untouched.`,
      '',
      'If it was you: open this address within the hour, in the browser you ordered with or with the password you chose there. What you ordered then moves into your account.',
      '',
      link,
      '',
      'If it was not you, there is nothing to do.',
    ],
  },
  zh: {
    subject: shop => `${shop}：您已有账户`,
    text: (shop, name, link) => [
      name ? `${name}，您好：` : '您好：',
      '',
      `有人用您的邮箱在${shop}注册。您已有账户，且未受影响。`,
      '',
      '如果是您本人：请在一小时内用下单时的浏览器打开以下地址并设置密码，或设置与下单时相同的密码，刚才的订单便会并入您的账户。',
      '',
      link,
      '',
      '如果不是您本人操作，请忽略本邮件。',
    ],
  },
})

/**
 * What the mailbox hears of a registration, asked for by each, so that none takes another time: the owner of an address that somebody
 * registered again is told so, and a new one can be confirmed.
 */
export const registeredMail = async (shop: Shop, row: OutboxRow): Promise<Mail | null> =>
  (await isStandIn(shop.db, row.data.accountId ?? '')) ? toOwner(shop, row) : verifyMail(shop, row)
