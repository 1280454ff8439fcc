import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'
import { targetOf } from '../against/target.ts'
import { listenAt } from '../against/where.ts'
import { bundleKit, kitStyles } from './bundle.ts'

/** Of the page itself: what the kit leaves to pages. */
const OWN_STYLES =
  '.kit-part{padding-block:var(--space-5);border-top:1px solid var(--color-line)}.kit-skeleton{width:8rem;height:1.5rem}.kit-rows{min-height:12rem}'

interface Half {
  render(url: string, language: Language): Promise<string>
}

/**
 * Serves the kit on one page: `?lang=en|zh`, `?theme=light|dark`.
 * @param port 0 takes a free one
 * @throws Error when it is taken
 */
export async function serveKit(port: number): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await bundleKit()
  const server = await (import(pathToFileURL(join(folder, 'node/kit.mjs')).href) as Promise<Half>)
  const script = await readFile(join(folder, 'web/kit.mjs'))
  const http = createServer(async (request, response) => {
    const url = targetOf(request, 'http://localhost')
    if (!url) return response.writeHead(400).end()
    const asked = url.searchParams.get('theme')
    const theme = asked === 'light' || asked === 'dark' ? asked : null
    if (url.pathname === '/kit.mjs') return response.setHeader('content-type', 'text/javascript').end(script)
    if (url.pathname === '/kit.css')
      return response.setHeader('content-type', 'text/css').end(kitStyles(theme) + OWN_STYLES)
    if (url.pathname === '/favicon.ico') return response.writeHead(204).end()
    const language = url.searchParams.get('lang') === 'zh' ? 'zh' : 'en'
    let body: string
    try {
      body = await server.render(url.href, language)
    } catch (error) {
      console.error(error)
      return response.writeHead(500).end()
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(`<!doctype html>
<html lang="${LANGUAGE_TAG[language]}"><head><meta charset="utf-8"><title>The kit</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="/kit.css${theme ? `?theme=${theme}` : ''}">
<script type="module" src="/kit.mjs"></script></head><body><div id="kit">${body}</div></body></html>`)
  })
  await listenAt(http, port)
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}
