import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'
import { escapeHtml } from 'shared-contracts/markup/html.ts'
import { alternates, inLanguage } from '../machine-pages/addresses.ts'
import type { Head } from './page-head.ts'
import { scriptJson } from './script-json.ts'

/** Properties of schema.org whose values are addresses, and whether of pages: those are in the page's own language. */
const ADDRESSES: Readonly<Record<string, 'page' | 'file'>> = {
  '@id': 'file',
  url: 'page',
  item: 'page',
  image: 'file',
  logo: 'file',
  mainEntityOfPage: 'page',
  sameAs: 'file',
}

interface Spoken {
  language: Language
  offered: readonly string[]
}

/** Structured data of a page with whole addresses: pages write paths of the shop. */
function withOrigin(value: unknown, origin: string, spoken: Spoken, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => withOrigin(one, origin, spoken, key))
  if (typeof value === 'string') {
    const kind = Object.hasOwn(ADDRESSES, key) && /^\/(?!\/)/.test(value) ? ADDRESSES[key] : undefined
    if (!kind) return value
    return origin + (kind === 'page' ? inLanguage(value, spoken.language, spoken.offered) : value)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, withOrigin(own, origin, spoken, name)]),
  )
}

/** The elements that describe a page: title, robots, canonical, Open Graph, JSON-LD (CAT-8). @param origin of the shop */
export function headHtml(head: Head, origin: string, spoken: Spoken, path: string): string {
  const { language, offered } = spoken
  const locale = LANGUAGE_TAG[language]
  const address = absolute(inLanguage(head.canonical, language, offered), origin)
  const meta = (name: 'name' | 'property', key: string, content: string | undefined) =>
    content ? `<meta ${name}="${key}" content="${escapeHtml(content)}">` : ''
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(head.noindex ? [] : alternates(head.canonical, offered)).map(
      other =>
        `<link rel="alternate" hreflang="${other.hreflang}" href="${escapeHtml(absolute(other.path, origin))}">`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    // Open Graph knows a language and a territory, and no script: `zh_CN`.
    meta('property', 'og:locale', locale.replace(/-(?:\w{4}-)?/, '_')),
    meta('property', 'og:image', head.image && absolute(head.image, origin)),
    head.jsonLd?.length
      ? `<script type="application/ld+json" data-path="${escapeHtml(path)}">${scriptJson(withOrigin(head.jsonLd, origin, spoken))}</script>`
      : '',
  ].join('')
}

function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin
}
