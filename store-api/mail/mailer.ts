import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from 'server-kit/make-folder.ts'

export interface Mail {
  /** The store's name in the mail's language: inboxes show it before the subject. */
  sender?: string
  to: string
  /** Who is written to by answering it. */
  replyTo?: string
  subject: string
  text: string
}

/** @throws when the mail could not be handed over */
export type Mailer = (mail: Mail) => Promise<void>

export interface MailSettings {
  /** `smtp://user:password@host:port`; null puts mails into the folder instead. */
  smtpUrl: string | null
  /** Where mails lie as `.eml` files when there is no server to send them. */
  folder: string
  from: string
}

/** Under the mail's own name, unless the address comes with one. */
const headed = ({ sender, ...mail }: Mail, from: string) => ({
  ...mail,
  from: sender && !from.includes('<') ? { name: sender, address: from } : from,
})

/** Sends by SMTP, or into a folder where a person or a test can read them. */
export function createMailer({ smtpUrl, folder, from }: MailSettings): Mailer {
  if (smtpUrl) {
    const smtp = createTransport(smtpUrl)
    return async mail => {
      await smtp.sendMail(headed(mail, from))
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true })
  return async mail => {
    const { message } = await writer.sendMail(headed(mail, from))
    await makeFolder(folder, 0o700)
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`
    const unfinished = join(folder, `.${name}`)
    try {
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(folder, `${name}.eml`))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}
