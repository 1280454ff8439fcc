import type { HostRequest, HostResponse } from 'shared-contracts/remote/host.ts'
import { escapeHtml } from '../document/html.ts'

/** A page that needs nothing of the store: what happened, what is safe, and a way to try again (APP-4). */
export function problemPage(input: HostRequest, status: 500 | 503, reason: string): HostResponse {
  const { pathname, search } = new URL(input.request.url)
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
  const html = `<!doctype html><html lang="en"><head>${head}<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>The shop cannot be reached</title>${input.assets({ remote: null, page: null, language: 'en' })}</head>
<body><main class="page-narrow shell-problem"><div class="empty">
<h1>The shop cannot be reached right now</h1><p class="muted">Your cart and your orders are safe. Please try again in a moment.</p>
<h2 lang="zh-Hans">暂时无法连接商店</h2><p class="muted" lang="zh-Hans">您的购物车和订单都安全，请稍后再试。</p>
<a class="button button-primary" href="${escapeHtml(pathname + search)}">Try again · <span lang="zh-Hans">重试</span></a>
</div></main><script nonce="${escapeHtml(input.nonce)}">console.error(${JSON.stringify(`start-up failed: ${reason}`).replaceAll('<', '\\u003c')})</script></body></html>`
  return {
    status,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' }),
    body: new Response(html).body,
  }
}
