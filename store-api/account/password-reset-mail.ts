import { accountMail } from './account-mail.ts'

export const passwordResetMail = accountMail({
  en: {
    subject: shop => `${shop}: choose a new password`,
    text: (shop, name, link) => [
      name ? `Hello ${name},` : 'Hello,',
      '',
      `Somebody asked for a new password for your account at ${shop}. To choose one, open this address within the hour:`,
      '',
      link,
      '',
      'It works once. If it was not you, there is nothing to do: your password stays as it is.',
    ],
  },
  zh: {
    subject: shop => `${shop}：设置新密码`,
    text: (shop, name, link) => [
      name ? `${name}，您好：` : '您好：',
      '',
      `有人为您在${shop}的账户申请了新密码。请在一小时内打开以下地址设置：`,
      '',
      link,
      '',
      '该地址只能使用一次。如果不是您本人操作，请忽略本邮件，密码不会改变。',
    ],
  },
})
