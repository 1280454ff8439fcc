import { sendMails } from '../send-mails.ts'
import { mailsIn } from './people.ts'
import { good } from './purchase.ts'
import type { TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

export const forget = (visitor: Visitor, emailID: string, headers = {}) =>
  visitor.api('GET common3/forgotPassword', { query: { emailID }, headers })

export const reset = (visitor: Visitor, token: string, password = 'another horse') =>
  visitor.api('POST common3/resetPasswordExternal', { body: { token, password } })

/** All that a mailbox was sent, oldest first. @param folder of the shop's data */
export async function mailsOf({ shop }: TestShop, folder: string, emailID: string): Promise<string[]> {
  while ((await sendMails(shop)) > 0);
  return (await mailsIn(folder)).filter(mail => mail.includes(`To: ${emailID}`))
}

/** Has a link mailed to somebody who forgot their password. @returns its token */
export async function resetToken(shop: TestShop, folder: string, emailID: string): Promise<string> {
  good(await forget(await shop.visitor(), emailID))
  return /#token=([\w-]{43})/.exec((await mailsOf(shop, folder, emailID)).at(-1) ?? '')?.[1] ?? 'none'
}
