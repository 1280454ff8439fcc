import { escapeHtml } from 'shared-contracts/markup/html.ts'
import type { HostRequest, HostResponse } from 'shared-contracts/remote/host.ts'
import { UNREACHABLE } from 'shared-contracts/remote/server/unreachable.ts'
import { scriptJson } from '../document/script-json.ts'

const { en, zh } = UNREACHABLE

/** A page that needs nothing of the store: what happened, what is safe, and a way to try again (APP-4). */
export function problemPage(input: HostRequest, status: 500 | 503, reason: string): HostResponse {
  const { pathname, search } = new URL(input.request.url)
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
  const html = `<!doctype html><html lang="en"><head>${head}<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${en.title}</title>${input.assets({ remote: null, page: null, language: 'en' })}</head>
<body><main class="page-narrow shell-problem"><div class="empty">
<h1>${en.heading}</h1><p class="muted">${en.text}</p>
<h2 lang="zh-Hans">${zh.heading}</h2><p class="muted" lang="zh-Hans">${zh.text}</p>
<a class="button button-primary" href="${escapeHtml(pathname + search)}">${en.retry} · <span lang="zh-Hans">${zh.retry}</span></a>
</div></main><script nonce="${escapeHtml(input.nonce)}">console.error(${scriptJson(`start-up failed: ${reason}`)})</script></body></html>`
  return {
    status,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' }),
    body: new Response(html).body,
  }
}
