import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { good } from './purchase.ts'
import type { TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

export const PASSWORD = 'correct horse'

let people = 0
export const newEmail = (): string => `somebody${++people}@example.com`

/** A browser that is signed in to a new account. */
export async function member(
  shop: TestShop,
  more: Record<string, string> = {},
): Promise<{ visitor: Visitor; emailID: string; id: string; myID: string }> {
  const visitor = await shop.visitor()
  const emailID = more.emailID ?? newEmail()
  const body = { emailID, password: PASSWORD, firstName: 'Lin', lastName: 'Wei', ...more }
  const session = good(await visitor.api('POST common3/clientRegistration', { body }))
  return { visitor, emailID, id: session.userID ?? '', myID: session.myID ?? '' }
}

export const signOn = (visitor: Visitor, emailID: string, password = PASSWORD) =>
  visitor.api('POST common3/signon', { body: { emailID, password } })

/** Mails in the folder of a shop, oldest first, readable as text. */
export async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  const mails = names.sort().map(async name => {
    const text = await readFile(join(folder, 'mail', name), 'utf8')
    return text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  })
  return Promise.all(mails)
}
