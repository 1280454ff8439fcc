import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { isLanguage, LANGUAGE_TAG, LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import { Html, html } from 'shared-contracts/markup/html.ts'
import { SANDBOX_APPS } from './apps.ts'
import { grant, isPersonName, nicknameOf } from './book.ts'
import type { IdentitySandbox } from './sandbox.ts'

const STYLE = `
:root{color-scheme:light;font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans SC",sans-serif;color:#16202c;background:#eef2f6}
*{box-sizing:border-box}body{margin:0}main{max-width:30rem;margin:0 auto;min-height:100vh;padding:1rem 1.25rem 2.5rem;background:#fff}
h1{font-size:1.25rem;margin:0}small{color:#8a4b00}form{display:grid;gap:.75rem;margin-top:1.5rem}
button,input{font:inherit;width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid #94a3b4;border-radius:.5rem;background:#fff;color:inherit}
button.main{background:#0b6b3a;border-color:#0b6b3a;color:#fff;font-weight:600}:focus-visible{outline:3px solid #f0a020;outline-offset:2px}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** How each provider names things in the address of its page and on the way back. */
const PROVIDERS = {
  wechat: {
    title: { en: 'WeChat', zh: '微信' },
    app: 'appid',
    code: 'code',
    kind: 'code',
    appId: SANDBOX_APPS.wechat,
  },
  alipay: {
    title: { en: 'Alipay', zh: '支付宝' },
    app: 'app_id',
    code: 'auth_code',
    kind: 'alipay-code',
    appId: SANDBOX_APPS.alipay,
  },
} as const
const PEOPLE = ['lin', 'mei'] as const

const WORDS = {
  en: {
    sandbox: 'Sandbox: nobody is really asked.',
    asks: 'The shop asks who you are.',
    as: (name: string) => `Continue as ${name}`,
    other: 'Somebody else (small letters)',
    deny: 'Do not allow',
    wrong: 'This address is not one the shop would send you to.',
  },
  zh: {
    sandbox: '沙盒环境：不会真正授权。',
    asks: '店铺想确认您是谁。',
    as: (name: string) => `以${name}的身份继续`,
    other: '其他人（小写字母）',
    deny: '拒绝',
    wrong: '该地址不是店铺会跳转的地址。',
  },
} as const

type Provider = keyof typeof PROVIDERS
interface Asked {
  back: URL
  state: string
}

/** The pages on which people agree; `&as=lin` in the address agrees at once, `&as=` denies. */
export function consentRoutes(app: FastifyInstance, sandbox: IdentitySandbox): void {
  for (const name of Object.keys(PROVIDERS) as Provider[]) {
    const path = `/sandbox/identity/${name}/authorize`
    app.get(path, async (request, reply) => {
      const { as } = request.query as { as?: unknown }
      const asked = read(request, name, sandbox)
      if (asked === null) return send(reply.code(400), view(request, name), sandbox)
      if (as === undefined) return send(reply, view(request, name), sandbox)
      return reply.header('cache-control', 'no-store').redirect(await wayBack(sandbox, name, asked, as), 303)
    })
    app.post(path, async (request, reply) => {
      const { as, other } = (request.body ?? {}) as { as?: unknown; other?: unknown }
      const asked = read(request, name, sandbox)
      const person = as === 'other' ? other : as
      if (asked === null || (person !== '' && !isPersonName(person)))
        return send(reply.code(400), view(request, name), sandbox)
      return reply.redirect(await wayBack(sandbox, name, asked, person), 303)
    })
  }
}

/** Only back to the shop: a real provider knows the shop's domain, too. */
function read(request: FastifyRequest, name: Provider, { publicOrigin }: IdentitySandbox): Asked | null {
  const query = request.query as Record<string, unknown>
  const { redirect_uri: to, state } = query
  if (query[PROVIDERS[name].app] !== PROVIDERS[name].appId) return null
  if (typeof to !== 'string' || typeof state !== 'string' || !URL.canParse(to)) return null
  const back = new URL(to)
  return back.origin === publicOrigin ? { back, state } : null
}

async function wayBack(
  sandbox: IdentitySandbox,
  name: Provider,
  { back, state }: Asked,
  person: unknown,
): Promise<string> {
  const { code, kind, appId } = PROVIDERS[name]
  const url = new URL(back)
  if (isPersonName(person))
    url.searchParams.set(code, await grant(sandbox.db, { appId, person, kind }, sandbox.now()))
  url.searchParams.set('state', state)
  return url.href
}

function view(request: FastifyRequest, name: Provider): string {
  const { lang } = request.query as { lang?: unknown }
  const language: Language = isLanguage(lang)
    ? lang
    : (chooseLanguage(request.headers['accept-language'], LANGUAGES) ?? 'en')
  const w = WORDS[language]
  return html`<!doctype html>
<html lang="${LANGUAGE_TAG[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PROVIDERS[name].title[language]}</title><style>${new Html(STYLE)}</style></head>
<body><main><h1>${PROVIDERS[name].title[language]}</h1><small>${w.sandbox}</small><p>${w.asks}</p>
<form method="post">${PEOPLE.map((p, i) => html`<button ${new Html(i === 0 ? 'class="main"' : '')} name="as" value="${p}">${w.as(nicknameOf(p))}</button>`)}
<input name="other" aria-label="${w.other}" placeholder="${w.other}"><button name="as" value="other">OK</button>
<button name="as" value="">${w.deny}</button></form></main></body></html>`.text
}

function send(reply: FastifyReply, page: string, { publicOrigin }: IdentitySandbox): FastifyReply {
  // Browsers hold the redirect after a form to form-action too.
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${publicOrigin}; base-uri 'none'; frame-ancestors 'none'`
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
}
