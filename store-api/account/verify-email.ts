import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from 'server-kit/network.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { type Html, html } from 'shared-contracts/markup/html.ts'
import { transaction } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { sendPage } from '../http/page.ts'
import { Refusal } from '../http/refusal.ts'
import { say } from '../language/messages.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { findVisitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { isPassword } from './password.ts'
import { joinMailboxOrders } from './prove-mailbox.ts'
import { accountOfToken, VERIFY_PATH } from './verify-link.ts'
import { VERIFY_WORDS } from './verify-words.ts'

type Account = typeof accounts.$inferSelect

/**
 * The page of the link that registering mails. Opening it changes nothing, as mail programs open links too. Its button proves the mailbox
 * where the browser is signed in to the account, or its password is given: whoever merely got the mail may be the owner of an
 * address that a stranger registered, and must not prove it for them (ACC-11).
 */
export function verifyEmailRoute(server: FastifyInstance, shop: Shop): void {
  const find = async (token: unknown): Promise<Account | null> => {
    const id = accountOfToken(shop, token)
    if (id === null) return null
    const [account] = await shop.db.select().from(accounts).where(eq(accounts.id, id))
    return account && !account.standIn ? account : null
  }
  const read = async (request: FastifyRequest, reply: FastifyReply, given: unknown) => {
    const { t, password } = (given ?? {}) as { t?: unknown; password?: unknown }
    const visitor = await findVisitor(shop, request, reply)
    const account = await find(t)
    return {
      language: visitor.language,
      account,
      token: String(t),
      password: typeof password === 'string' ? password : '',
      here: account !== null && visitor.session?.accountId === account.id,
    }
  }
  server.get(VERIFY_PATH, async (request, reply) => {
    const { account, language, token, here } = await read(request, reply, request.query)
    if (!account) return over(reply, language)
    return account.provenAt
      ? done(reply, shop, language, account)
      : ask(reply, language, { account, token, here })
  })
  server.post(VERIFY_PATH, async (request, reply) => {
    const { account, language, token, here, password } = await read(request, reply, request.body)
    if (!account) return over(reply, language)
    if (account.provenAt) return done(reply, shop, language, account)
    const wrong = here ? null : await whyNotTheirs(shop, request, account, { password, language })
    if (wrong !== null) return ask(reply.code(401), language, { account, token, here, wrong })
    await prove(shop, account)
    return done(reply, shop, language, account)
  })
}

/** @returns what is said of a password that proves nothing; null where it does */
async function whyNotTheirs(
  shop: Shop,
  request: FastifyRequest,
  account: Account,
  { password, language }: { password: string; language: Language },
): Promise<string | null> {
  const { wrong } = VERIFY_WORDS[language]
  if (password === '' || password.length > 200) return wrong
  try {
    const succeeded = await countAttempt(shop, [
      { key: `verify ${networkOf(request.ip)}`, most: 30, shared: true },
      { key: `verify ${account.id}`, most: 5 },
    ])
    const right = await shop.passwordWork.run(() => isPassword(password, account.passwordHash))
    if (!right) return wrong
    await succeeded()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, values } = error.reasons[0]
    return say(language, message, values)
  }
}

const prove = (shop: Shop, { id }: Account) =>
  transaction(shop.db, async tx => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
    if (!account || account.provenAt) return
    const now = shop.now()
    await tx.update(accounts).set({ provenAt: now }).where(eq(accounts.id, id))
    await joinMailboxOrders(tx, account, now)
  })

const answer = (reply: FastifyReply, language: Language, body: Html) =>
  sendPage(reply, { language, title: VERIFY_WORDS[language].title }, body)

const over = (reply: FastifyReply, language: Language) =>
  answer(reply.code(410), language, html`<p>${VERIFY_WORDS[language].over}</p>`)

function done(reply: FastifyReply, shop: Shop, language: Language, { emailId }: Account) {
  const words = VERIFY_WORDS[language]
  const link = `${shop.config.publicOrigin}/user/list`
  return answer(
    reply,
    language,
    html`<p>${words.done(emailId)}</p><p><a href="${link}">${words.onward}</a></p>`,
  )
}

function ask(
  reply: FastifyReply,
  language: Language,
  { account, token, here, wrong }: { account: Account; token: string; here: boolean; wrong?: string },
) {
  const words = VERIFY_WORDS[language]
  const password = html`<p><label>${words.password}<br><input type="password" name="password" required autocomplete="current-password" maxlength="200"></label></p>`
  return answer(
    reply,
    language,
    html`<p>${words.ask(account.emailId)}</p>${wrong ? html`<p role="alert">${wrong}</p>` : ''}
<form method="post" action="${VERIFY_PATH}"><input type="hidden" name="t" value="${token}">${here ? '' : password}<button>${words.button}</button></form>`,
  )
}
