import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'
import type { HostResponse } from 'shared-contracts/remote/host.ts'
import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'
import { parseColor, toHex } from '../store/color.ts'
import { shorten } from '../store/names.ts'
import { DEFAULT_ICON } from './default-icon.ts'
import { readIcons, readScreenshots, shortcuts } from './home-screen.ts'
import { SHARE_TARGET } from './shared.ts'

export const MANIFEST_PATH = '/manifest.webmanifest'

/** Where home screens cut a name (characters). */
const MAX_SHORT_NAME = 12
const ACCENT = '#2f5d50'
const SURFACE = '#fbf9f6'

/**
 * The web app manifest of a store: its name, colours and icons, ways into it, and where other apps share to (PWA-3,
 * https://www.w3.org/TR/appmanifest/).
 * @param content `appContent` of the store's document, for what only the manifest says
 */
export function manifestOf(info: AppInfo, language: Language, content: unknown): object {
  const accent = parseColor(info.css?.buttonBackground ?? null)
  const mark = info.favicon ?? DEFAULT_ICON
  const drawn = readIcons(content).filter(icon => icon.purpose === 'any' || icon.purpose === 'maskable')
  const screenshots = readScreenshots(content, language)
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: LANGUAGE_TAG[language],
    name: info.storeName,
    short_name: shorten(info.storeName, MAX_SHORT_NAME),
    ...(info.labels['store.tagline'] && { description: info.labels['store.tagline'] }),
    theme_color: accent ? toHex(accent) : ACCENT,
    background_color: SURFACE,
    categories: ['shopping'],
    icons: [
      { src: mark, sizes: 'any', ...typeOf(mark), purpose: 'any' },
      ...drawn.map(icon => ({ ...icon, ...typeOf(icon.src) })),
    ],
    ...(screenshots.length > 0 && { screenshots }),
    shortcuts: shortcuts(info, language, drawn.find(icon => icon.sizes === '192x192')?.src),
    share_target: SHARE_TARGET,
  }
}

const TYPES = [
  [/\.svg$|^data:image\/svg/, 'image/svg+xml'],
  [/\.png$/, 'image/png'],
  [/\.webp$/, 'image/webp'],
] as const

function typeOf(address: string): { type?: string } {
  const path = address.split(/[?#]/)[0] ?? ''
  const type = TYPES.find(([ending]) => ending.test(path))?.[1]
  return type ? { type } : {}
}

/** The address's answer; a store that cannot be read has no manifest, and the page asks again next time. */
export function manifestResponse(manifest: object | null): HostResponse {
  return {
    status: manifest ? 200 : 503,
    headers: new Headers({ 'content-type': 'application/manifest+json; charset=utf-8' }),
    body: new Response(JSON.stringify(manifest ?? {})).body,
  }
}
