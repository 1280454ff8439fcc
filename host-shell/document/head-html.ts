import { escapeHtml, scriptJson } from './html.ts'
import type { Head } from './page-head.ts'

/** The elements that describe a page: title, robots, canonical, Open Graph, JSON-LD (CAT-8). @param origin of the shop */
export function headHtml(head: Head, origin: string, locale: string, path: string): string {
  const address = absolute(head.canonical, origin)
  const meta = (name: 'name' | 'property', key: string, content: string | undefined) =>
    content ? `<meta ${name}="${key}" content="${escapeHtml(content)}">` : ''
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:image', head.image && absolute(head.image, origin)),
    head.jsonLd?.length
      ? `<script type="application/ld+json" data-path="${escapeHtml(path)}">${scriptJson(head.jsonLd)}</script>`
      : '',
  ].join('')
}

function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin
}
