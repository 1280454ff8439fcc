import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../database/schema/visitors.ts'
import { member, PASSWORD } from '../testing/people.ts'
import { good } from '../testing/purchase.ts'
import { forget, mailsOf, reset } from '../testing/reset-by-mail.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-security-mail-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Somebody who holds their mailbox, or not. */
async function someone(proven: boolean) {
  const one = await member(shop)
  if (proven)
    await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, one.id))
  return one
}
/** Mails to an address, but that of its registration. */
async function mails(emailID: string): Promise<string[]> {
  return (await mailsOf(shop, folder, emailID)).filter(mail => !mail.includes('/verify-email?'))
}
const change = ({ visitor }: Awaited<ReturnType<typeof someone>>) =>
  visitor.api('POST admin/userManagement/resetPassword', {
    body: { oldPassword: PASSWORD, password: 'another horse' },
  })
const leave = ({ visitor }: Awaited<ReturnType<typeof someone>>) =>
  visitor.api('PUT admin/userManagement/userInfo', { body: { deleteAccount: true } })

test('ACC-1 a password changed in the account is told to its mailbox, with the way to another one', async () => {
  const owner = await someone(true)
  good(await change(owner))
  const [mail, ...more] = await mails(owner.emailID)
  expect(mail).toContain('your password was changed')
  expect(mail).toContain('http://shop.test/account/forgotPassword')
  expect(more).toEqual([])
})

test('ACC-11 a mailbox that the account did not prove hears nothing of it: it may be anybody’s', async () => {
  const [changed, left] = [await someone(false), await someone(false)]
  good(await change(changed))
  good(await leave(left))
  expect([await mails(changed.emailID), await mails(left.emailID)]).toEqual([[], []])
})

test('ACC-1 a password set by the mailed link is told to the mailbox that had the link', async () => {
  const { visitor, emailID } = await someone(false)
  await forget(visitor, emailID)
  const [link = ''] = await mails(emailID)
  const token = /#token=([\w-]{43})/.exec(link)?.[1] ?? ''
  good(await reset(visitor, token))
  expect((await mails(emailID)).slice(1).map(mail => mail.includes('your password was changed'))).toEqual([
    true,
  ])
})

test('ACC-12 LNG-2 an account that was deleted is told to its mailbox, in the language it was left in', async () => {
  const owner = await someone(true)
  await owner.visitor.api('GET common3/changeLocale/{locale}', { params: { locale: 'zh' } })
  good(await leave(owner))
  const [mail, ...more] = await mails(owner.emailID)
  const text = Buffer.from(mail?.split('\r\n\r\n')[1] ?? '', 'base64').toString()
  expect(text).toContain('的账户及其中的资料已删除')
  expect(text).toContain('http://shop.test/page/contact')
  expect(more).toEqual([])
})
