import type { Pass } from 'releases/preview-pass'
import { type Html, html } from 'shared-contracts/markup/html.ts'

const STYLE =
  'position:fixed;z-index:2147483647;inset:auto auto .5rem .5rem;max-width:calc(100vw - 1rem);padding:.375rem .75rem;border-radius:.5rem;font:.8125rem/1.4 system-ui,sans-serif;background:#5b21b6;color:#fff;box-shadow:0 1px 6px #0006'

/** Says in the page that it is not what others see, what it is made of, and how to leave. Style attributes need no nonce. */
export function markerHtml({ for: person, releases, session }: Pass): string {
  const pinned = Object.entries(releases).map(([name, release]) => `${name} ${release}`)
  const what = session
    ? html`Page as of ${session.serial} · <span lang="zh">历史页面</span>`
    : pinned.length > 0
      ? html`Preview · <span lang="zh">预览</span> ${pinned.join(', ')}`
      : html`What everyone gets · <span lang="zh">与大家所见相同</span>`
  return html`<aside aria-label="Preview" style="${STYLE}">${what} · ${person} · ${link('composition', 'Composition', '组成')} · ${link('preview=off', 'Leave', '退出')}</aside>`
    .text
}

/** @param query of the address that it leads to, on the same page */
const link = (query: string, en: string, zh: string): Html =>
  html`<a href="?${query}" style="color:#fff">${en} · <span lang="zh">${zh}</span></a>`
