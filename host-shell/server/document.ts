import type { StaticHandlerContext } from 'react-router-dom'
import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import { escapeHtml } from 'shared-contracts/markup/html.ts'
import type { HostRequest, WantedAssets } from 'shared-contracts/remote/host.ts'
import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'
import { isMissing } from '../areas/is-missing.ts'
import { missingTitle } from '../areas/missing-title.ts'
import { HYDRATING_EVENT, keepEarlyInput } from '../document/early-input.ts'
import { markFresh } from '../document/fresh.ts'
import { headHtml } from '../document/head-html.ts'
import { pageHead } from '../document/page-head.ts'
import { registerWorker, WORKER_PATH, WORKER_POLICY } from '../document/register-worker.ts'
import type { Terms } from '../engines/delivery-terms.ts'
import type { StoreRules } from '../engines/store-rules.ts'
import { needsTerms, structuredData } from '../engines/structured-data.ts'
import { storeColorsCss } from '../store/store-colors.ts'
import { DEFAULT_ICON } from './default-icon.ts'
import type { Inspection } from './inspection.ts'
import { takesLaterMaps } from './later-maps.ts'
import { MANIFEST_PATH } from './manifest.ts'
import type { View } from './view.ts'

export interface DocumentParts {
  input: HostRequest
  inspection: Inspection | null
  view: View
  /** Path pattern of the page, or null for the shell's own routes. */
  pattern: string | null
  /** What the store says to engines, and what becomes of its goods; asked for where a page's head needs it. */
  rules: StoreRules
  terms: () => Promise<Terms>
}

/** Whether the page is given its import map in parts. */
export const laterMaps = ({ input }: Pick<DocumentParts, 'input'>): boolean =>
  input.lastAssets !== undefined && takesLaterMaps(input.request)

/** What the page needs of its releases. @param html the page where all of it is drawn by now */
export function wantedOf(
  { input, view, pattern }: Pick<DocumentParts, 'input' | 'view' | 'pattern'>,
  html: string | null = null,
): WantedAssets {
  const { app, areas } = view
  const remote = (pattern !== null && areas.at(pattern)?.remote) || null
  const page = (remote && pattern !== null && areas.release(remote)?.paths[pattern]) || null
  const later = laterMaps({ input })
  return {
    remote,
    page,
    language: app.state.$language.get(),
    html,
    ...(later && { later, ...(page !== null && { pageOnly: true }) }),
  }
}

/** The document up to what only the loaders know. The head is left open. @param html of the body where all of it is drawn by now */
export function earlyHead(parts: DocumentParts, html: string | null = null): string {
  const { input, inspection, view } = parts
  const { app } = view
  const { host } = input.composition
  const info = app.state.$appInfo.get()
  const language = app.state.$language.get()
  const nonce = escapeHtml(input.nonce)
  const colors = storeColorsCss(info?.css ?? null)
  const entry = host.entries.web
  return [
    `<!doctype html><html lang="${LANGUAGE_TAG[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script nonce="${nonce}">(${keepEarlyInput})('${HYDRATING_EVENT}');(${markFresh})()</script>`,
    // Never inside a messaging or payment app (PLT-5).
    app.platform.kind === 'browser' &&
      `<script nonce="${nonce}">(${registerWorker})('${WORKER_PATH}','${WORKER_POLICY}')</script>`,
    input.assets(wantedOf(parts, html)),
    inspection?.script,
    `<script type="module" nonce="${nonce}" src="${host.base}${entry}" integrity="${host.files[entry] ?? ''}"></script>`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f6">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171411">',
    `<link rel="icon" href="${escapeHtml(info?.favicon ?? DEFAULT_ICON)}">`,
    // Home screens are no matter of a messaging or payment app (PLT-5).
    app.platform.kind === 'browser' && homeScreen(info),
    colors && `<style nonce="${nonce}">${colors}</style>`,
  ]
    .filter(Boolean)
    .join('')
}

/** What browsers and iOS read when the shop is put on a home screen. */
function homeScreen(info: AppInfo | null): string {
  return [
    touchIcon(info?.touchIcon ?? info?.favicon ?? null),
    info && `<meta name="apple-mobile-web-app-title" content="${escapeHtml(info.storeName)}">`,
    // With credentials: the manifest speaks the visitor's language, and asking for it begins no new session.
    `<link rel="manifest" href="${MANIFEST_PATH}" crossorigin="use-credentials">`,
  ]
    .filter(Boolean)
    .join('')
}

/** Home screens of iOS take no drawings, only pictures made of pixels. */
const touchIcon = (icon: string | null): string =>
  icon && !/\.svg(?:[?#]|$)|^data:/i.test(icon)
    ? `<link rel="apple-touch-icon" href="${escapeHtml(icon)}">`
    : ''

/** What the page says of itself. */
export async function lateHead(
  { input, view, rules, terms }: DocumentParts,
  context: StaticHandlerContext,
): Promise<string> {
  const { app, areas } = view
  const { origin, pathname } = new URL(input.request.url)
  const routeId = context.matches.at(-1)?.route.id
  const refused = context.errors !== null
  const missing = context.statusCode === 404 || Object.values(context.errors ?? {}).some(isMissing)
  const head = pageHead({
    areas,
    routeId,
    data: routeId && context.loaderData[routeId],
    state: app.state,
    pathname,
    missing: missing && app.translate(missingTitle(pathname)),
  })
  const jsonLd = needsTerms(head) ? structuredData(head, rules, await terms()) : head.jsonLd
  const shown = {
    ...head,
    ...(jsonLd && { jsonLd }),
    ...((refused || rules.closed) && { noindex: true }),
  }
  const language = app.state.$language.get()
  const offered = app.state.$appInfo.get()?.languages ?? []
  return headHtml(shown, origin, { language, offered }, pathname)
}
