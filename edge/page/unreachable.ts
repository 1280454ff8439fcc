import { html } from 'shared-contracts/markup/html.ts'
import { UNREACHABLE } from 'shared-contracts/remote/server/unreachable.ts'

const { en, zh } = UNREACHABLE

/**
 * The page when no host release can be rendered. It needs no file and no script; the form's button and
 * the meta element both try again.
 */
export function unreachableHtml(nonce: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="20">
<title>${en.title}</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; background: #fff; color: #1c1c1e }
main { max-width: 26rem; padding: 1.5rem; text-align: center }
button { font: inherit; padding: .75rem 1.5rem; min-height: 3rem; border: 0; border-radius: .5rem; background: #1c1c1e; color: #fff }
</style>
</head>
<body>
<main>
<h1>${en.heading}</h1>
<p>${en.text}</p>
<h2 lang="zh-Hans">${zh.heading}</h2>
<p lang="zh-Hans">${zh.text}</p>
<form method="get"><button>${en.retry} · <span lang="zh-Hans">${zh.retry}</span></button></form>
</main>
</body>
</html>
`.text
}
