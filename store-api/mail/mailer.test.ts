import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMailer, type Mail } from './mailer.ts'

const MAIL = { to: 'lin@example.com', subject: 'Order A1', text: 'Thank you.' }

/** Who a mail says it is from. */
async function senderOf(mail: Mail, from: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'mailer-'))
  await createMailer({ smtpUrl: null, folder, from })(mail)
  const [name = ''] = await readdir(folder)
  const written = await readFile(join(folder, name), 'utf8')
  await rm(folder, { recursive: true })
  return /^From: (.*)$/m.exec(written)?.[1]?.trim()
}

test.each([
  [{ ...MAIL, sender: 'Tea House' }, 'shop@tea.test', 'Tea House <shop@tea.test>'],
  [{ ...MAIL, sender: '茶馆' }, 'shop@tea.test', '=?UTF-8?B?6Iy26aaG?= <shop@tea.test>'],
  [{ ...MAIL, sender: 'Tea, "House" <x@y>' }, 'shop@tea.test', '"Tea, \\"House\\" <x@y>" <shop@tea.test>'],
  [{ ...MAIL, sender: 'Tea House' }, 'Orders <shop@tea.test>', 'Orders <shop@tea.test>'],
  [MAIL, 'shop@tea.test', 'shop@tea.test'],
])(
  'LNG-2 a mail names the store that sends it in its own language: %o from %s',
  async (mail, from, sender) => {
    expect(await senderOf(mail, from)).toBe(sender)
  },
)
