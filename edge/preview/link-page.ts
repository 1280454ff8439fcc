import type { Pass, PassRefusal } from 'releases/preview-pass'
import { type Html, html } from 'shared-contracts/markup/html.ts'

const REFUSED = {
  malformed: ['This preview link is not complete.', '这个预览链接不完整。'],
  'unknown key': ['This preview link was not made for this shop.', '这个预览链接不属于本店。'],
  altered: ['This preview link has been changed.', '这个预览链接已被改动。'],
  expired: ['This preview has ended.', '预览已经结束。'],
  'used by another browser': [
    'This preview was opened in another browser and belongs to it.',
    '这个预览已在另一个浏览器中打开，只能在那里使用。',
  ],
  'used up': [
    'This preview has been opened in all the browsers it was made for.',
    '这个预览已在允许的全部浏览器中打开。',
  ],
  revoked: ['This preview has been taken back.', '这个预览已被收回。'],
  'not allowed': ['Whoever made this preview may not show it.', '制作者无权展示这个预览。'],
  frozen: ['Previews of this part of the shop are paused.', '店铺这一部分的预览已暂停。'],
  gone: ['The release this preview shows is no longer available.', '预览的版本已不可用。'],
  unavailable: ['The preview cannot be opened right now.', '目前无法打开预览。'],
} as const satisfies Record<PassRefusal | 'unavailable', readonly [string, string]>

/** Asks for one click before the link is used up. */
export const linkHtml = (nonce: string, pass: Pass, token: string): string =>
  page(
    nonce,
    html`<h1>Preview for ${pass.for}</h1>
<p>${placesIn(pass).en}, until ${pass.expires.slice(0, 16).replace('T', ' ')} UTC.</p>
<p lang="zh">${placesIn(pass).zh}</p>
<form><input type="hidden" name="preview" value="${token}"><input type="hidden" name="open" value="1">
<button>Open the preview · <span lang="zh">打开预览</span></button></form>`,
  )

const placesIn = ({ browsers = 1 }: Pass) =>
  browsers === 1
    ? { en: 'It opens in this browser only', zh: '只能在这个浏览器中打开。' }
    : { en: `It opens in ${browsers} browsers`, zh: `可在 ${browsers} 个浏览器中打开。` }

/** @param rest address without the pass */
export const refusedHtml = (nonce: string, why: keyof typeof REFUSED, rest: string): string =>
  page(
    nonce,
    html`<h1>${REFUSED[why][0]}</h1>
<p lang="zh">${REFUSED[why][1]}</p>
<p>Ask whoever sent it for a new one. <a href="${rest}">To the shop · <span lang="zh">前往店铺</span></a></p>`,
  )

const page = (nonce: string, body: Html) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; background: #fff; color: #1c1c1e }
main { max-width: 30rem; padding: 1.5rem; text-align: center }
h1 { font-size: 1.5rem }
button { font: inherit; padding: .75rem 1.5rem; min-height: 3rem; border: 0; border-radius: .5rem; background: #1c1c1e; color: #fff }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text
