import type { Language } from 'shared-contracts/language/language.ts'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { Html, html } from 'shared-contracts/markup/html.ts'
import { renderSVG } from 'uqr'
import type { Payment } from '../book.ts'
import type { SandboxProvider } from '../sandbox-provider.ts'
import { type ActionName, type Press, SWITCHES } from './actions.ts'
import { styleOf } from './style.ts'
import { WORDS, type Words } from './words.ts'

const CHANNEL: Record<string, Record<Language, string>> = {
  WECHATPAY: { en: 'WeChat Pay', zh: '微信支付' },
  ALIPAY: { en: 'Alipay', zh: '支付宝' },
  UNIONPAY: { en: 'UnionPay', zh: '银联' },
  PAYPAL: { en: 'PayPal', zh: 'PayPal' },
}

export interface View {
  sandboxProvider: SandboxProvider
  language: Language
  /** Path of the payment's page. */
  path: string
}

function page({ sandboxProvider, language }: View, head: Html, body: Html): string {
  const w = WORDS[language]
  const { title, colour } = sandboxProvider.dialect
  return html`<!doctype html>
<html lang="${LANGUAGE_TAG[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title[language]}</title>${head}<style>${new Html(styleOf(colour))}</style></head>
<body><main><header><strong>${title[language]}</strong><span>${w.sandbox}</span></header>${body}</main></body>
</html>`.text
}

function facts({ sandboxProvider, language }: View, payment: Payment): Html {
  const w = WORDS[language]
  const channel = CHANNEL[payment.channel]?.[language] ?? payment.channel
  return html`<p class="amount"><span>${w.amount}</span> <strong>${formatMoney(payment.amount, payment.currency, language)}</strong></p>
<dl><dt>${w.store}</dt><dd>${payment.storeName}</dd><dt>${w.order}</dt><dd>${payment.reference}</dd><dt>${w.with}</dt><dd>${channel}</dd>
<dt>${w.written}</dt><dd>${payment.written} · ${sandboxProvider.dialect.unit[language]}</dd></dl>`
}

const button = (w: Words, name: ActionName, main = false) =>
  html`<button ${new Html(main ? 'class="main" ' : '')}name="do" value="${name}">${w[name]}</button>`
const explained = (w: Words, name: 'early' | 'never' | 'late' | 'expire') =>
  html`<button name="do" value="${name}" aria-describedby="${name}-help">${w[name]}</button><p id="${name}-help">${w[`${name}Help`]}</p>`
const number = (name: string, label: string, value: number) =>
  html`<label>${label} <input name="${name}" type="number" inputmode="numeric" min="0" max="600" step="1" value="${value}"></label>`

function choices(w: Words, name: keyof typeof SWITCHES, label: string, chosen: string): Html {
  const options = SWITCHES[name].map(value => {
    const text = w[`${name}.${value}` as keyof Words]
    return html`<option value="${value}"${new Html(value === chosen ? ' selected' : '')}>${text}</option>`
  })
  return html`<label>${label} <select name="${name}">${options}</select></label>`
}

const code = (view: View, payment: Payment, w: Words) => {
  const address = view.sandboxProvider.workspace.page(payment, view.language)
  const svg = renderSVG(address).replace('<svg ', `<svg role="img" aria-label="${w.code}" `)
  return html`<div class="scan">${new Html(svg)}<p>${w.scan}</p></div>`
}

/** The page where the shopper chooses what becomes of the payment. */
export function choicePage(view: View, payment: Payment, set: Omit<Press, 'do'>): string {
  const w = WORDS[view.language]
  return page(
    view,
    html``,
    html`${facts(view, payment)}${payment.scan ? code(view, payment, w) : ''}
<form method="post" action="${view.path}?lang=${view.language}">
${button(w, 'pay', true)}
<div class="two">${button(w, 'decline')}${button(w, 'cancel')}</div>
<fieldset>
${number('delay', w.delay, set.delay)}<p>${w.delayHelp}</p>
${explained(w, 'early')}${explained(w, 'never')}${explained(w, 'late')}${explained(w, 'expire')}
</fieldset>
<details${new Html(isSet(set) ? ' open' : '')}><summary>${w.switches}</summary>
${choices(w, 'notice', w.notice, set.notice)}${choices(w, 'check', w.check, set.check)}${number('slow', w.slow, set.slow)}${choices(w, 'amount', w.stated, set.amount)}
</details>
<details><summary>${w.spoilt}</summary>${button(w, 'wrong-order')}${button(w, 'no-status')}${button(w, 'malformed')}</details>
</form>`,
  )
}

const isSet = ({ notice, check, amount }: Omit<Press, 'do'>) =>
  notice !== 'before' || check !== 'usual' || amount !== 'right'

/** A page that says something; with `after` seconds it goes back to the store by itself. */
export function messagePage(
  view: View,
  message: 'paid' | 'waiting' | 'done' | 'missing',
  payment: Payment | null,
  { after, spoilt }: { after?: number; spoilt?: string | null } = {},
): string {
  const w = WORDS[view.language]
  const back = payment?.returnUrl && `${view.path}/return${spoilt ? `?as=${spoilt}` : ''}`
  return page(
    view,
    after !== undefined && back ? html`<meta http-equiv="refresh" content="${after};url=${back}">` : html``,
    html`${payment ? facts(view, payment) : ''}<p role="status" class="message">${w[message]}</p>${
      back && message !== 'paid' ? html`<p><a href="${back}">${w.goOn}</a></p>` : ''
    }`,
  )
}
