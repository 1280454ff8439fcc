import { RETRY } from 'shared-contracts/language/retry.ts'
import { escapeHtml } from 'shared-contracts/markup/html.ts'
import { SERIAL_PATH } from 'shared-contracts/release/well-known.ts'
import { LANGUAGE, TITLE } from './caches.ts'

const WORDS = {
  en: {
    title: 'You are offline',
    text: 'This page has not been seen on this device yet. It opens by itself when the connection is back.',
    checkout:
      'Checkout needs a connection. Your cart and what you typed are kept; it goes on by itself when the connection is back.',
    kept: 'What you can read now',
    retry: RETRY.en,
  },
  zh: {
    title: '网络已断开',
    text: '此页面尚未在本设备上打开过。网络恢复后会自动打开。',
    checkout: '结算需要网络连接。购物车和已填写的内容都已保留，恢复联网后会自动继续。',
    kept: '现在可以查看',
    retry: RETRY.zh,
  },
} as const

const STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-width:36rem;margin:0 auto;padding:3rem 1rem;background:light-dark(#fbf9f6,#171411);color:light-dark(#2a231c,#efe8df)}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}
ul{list-style:none;padding:0}li a,.retry{display:flex;align-items:center;min-height:44px;color:inherit}
.retry{display:inline-flex;padding:0 1.25rem;border:1px solid;border-radius:999px;text-decoration:none}`

/** Between two questions whether the network leads somewhere by now (ms): where the browser believed in it all the time no event tells. */
const ASK_MS = 10_000

/** Who is on the way to another page keeps it: loading this one anew would take its place. */
const SCRIPT = `let leaving=false
const again=()=>{if(!leaving)location.reload()}
addEventListener('beforeunload',()=>{leaving=true})
addEventListener('pageshow',()=>{leaving=false})
addEventListener('online',again)
setInterval(()=>{if(navigator.onLine)fetch('${SERIAL_PATH}',{cache:'no-store'}).then(again,()=>{})},${ASK_MS})`

interface KeptPage {
  url: string
  page: Response | undefined
}

/**
 * Says that there is no network, lists the pages that were kept, and goes on when the network is back.
 * @param path of the page that was asked for
 * @param kept pages, newest first
 */
export function offlinePage(path: string, kept: readonly KeptPage[] = []): Response {
  const zh = kept[0]?.page?.headers.get(LANGUAGE)?.startsWith('zh') ?? navigator.language.startsWith('zh')
  const words = WORDS[zh ? 'zh' : 'en']
  const items = kept.flatMap(({ url, page }) => {
    const title = page?.headers.get(TITLE)
    const { pathname, search } = new URL(url)
    // A title comes out of HTML, so it is escaped already.
    return title
      ? [`<li><a href="${escapeHtml(pathname + search)}">${decodeURIComponent(title)}</a></li>`]
      : []
  })
  const nonce = crypto.randomUUID()
  const html = [
    `<!doctype html><html lang="${zh ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${words.title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>`,
    `<h1>${words.title}</h1><p>${path.startsWith('/checkout/') ? words.checkout : words.text}</p><a class="retry" href="">${words.retry}</a>`,
    items.length > 0 ? `<h2>${words.kept}</h2><ul>${items.join('')}</ul>` : '',
    `</main><script nonce="${nonce}">${SCRIPT}</script></body></html>`,
  ].join('')
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // As every page of the shop: a browser that changes processes between them tells the left one of a network.
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'`,
    },
  })
}
