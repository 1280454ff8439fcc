import type { Language } from 'shared-contracts/messages/language.ts'
import { LANGUAGE_TAG } from 'shared-contracts/messages/language.ts'
import { formatMoney } from 'shared-contracts/money/format.ts'
import { type Html, html } from '../html.ts'
import type { Payment } from './book.ts'
import { STYLE } from './style.ts'
import { WORDS } from './words.ts'

const CHANNEL = {
  WECHATPAY: { en: 'WeChat Pay', zh: '微信支付' },
  ALIPAY: { en: 'Alipay', zh: '支付宝' },
} as const

function page(language: Language, head: Html, body: Html): string {
  const w = WORDS[language]
  return html`<!doctype html>
<html lang="${LANGUAGE_TAG[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${w.title}</title>${head}<style>${{ html: STYLE }}</style></head>
<body><main><header><strong>${w.title}</strong><span>${w.sandbox}</span></header>${body}</main></body>
</html>`.html
}

const facts = (payment: Payment, language: Language): Html => {
  const w = WORDS[language]
  const channel = CHANNEL[payment.channel as keyof typeof CHANNEL]?.[language] ?? payment.channel
  return html`<p class="amount"><span>${w.amount}</span> <strong>${formatMoney(Number(payment.amount), payment.currency, language)}</strong></p>
<dl><dt>${w.store}</dt><dd>${payment.storeName}</dd><dt>${w.order}</dt><dd>${payment.reference}</dd><dt>${w.with}</dt><dd>${channel}</dd></dl>`
}

/** The page where the shopper chooses what becomes of the payment. */
export function choicePage(payment: Payment, language: Language): string {
  const w = WORDS[language]
  return page(
    language,
    html``,
    html`${facts(payment, language)}
<form method="post" action="/sandbox/pay/ott/${payment.id}?lang=${language}">
<button class="main" name="action" value="pay">${w.pay}</button>
<div class="two"><button name="action" value="decline">${w.decline}</button><button name="action" value="cancel">${w.cancel}</button></div>
<fieldset>
<label>${w.delay} <input name="delay" type="number" inputmode="numeric" min="0" max="600" step="1" value="0" aria-describedby="delay-help"></label><p id="delay-help">${w.delayHelp}</p>
<button name="action" value="early" aria-describedby="early-help">${w.early}</button><p id="early-help">${w.earlyHelp}</p>
<button name="action" value="never" aria-describedby="never-help">${w.never}</button><p id="never-help">${w.neverHelp}</p>
</fieldset></form>`,
  )
}

/** A page that says something; with `after` seconds it goes back to the store by itself. */
export function messagePage(
  message: 'paid' | 'waiting' | 'done' | 'missing',
  payment: Payment | null,
  language: Language,
  after?: number,
): string {
  const w = WORDS[language]
  const back = payment && `/sandbox/pay/ott/${payment.id}/return`
  return page(
    language,
    after !== undefined && back ? html`<meta http-equiv="refresh" content="${after};url=${back}">` : html``,
    html`${payment ? facts(payment, language) : ''}<p role="status" class="message">${w[message]}</p>${
      back && message !== 'paid' ? html`<p><a href="${back}">${w.back}</a></p>` : ''
    }`,
  )
}
