import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Shop } from './shop.ts'

/**
 * The newest mail to an address, as text with its lines put together; waits until there is one.
 * @param what words of it, where the mailbox has others
 */
export async function mailTo({ dataDir }: Shop, address: string, what = ''): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const folder = join(dataDir, 'mail')
        const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
        const mails = await Promise.all(names.map(async name => readFile(join(folder, name), 'utf8')))
        found = mails.map(decoded).findLast(mail => mail.includes(address) && mail.includes(what)) ?? ''
        return found
      },
      { timeout: 60_000 },
    )
    .not.toBe('')
  return found
}

/** Quoted-printable or base64 to text (RFC 2045). */
function decoded(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head))
    return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return mail
  const bytes = body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`)
  return `${head}\n\n${decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'))}`
}

/** The address in a mail that leads to a page of the shop. */
export function linkIn(mail: string, path: string): string {
  const link = mail.match(/https?:\/\/\S+/g)?.find(url => new URL(url).pathname === path)
  if (!link) throw new Error(`no link to ${path} in the mail\n${mail}`)
  return link
}
