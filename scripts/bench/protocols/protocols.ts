import { createHash, type X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { type Browser, chromium } from '@playwright/test'
import { MEASURED_PAGES } from '../../../e2e/support/measured-pages.ts'
import { startProduction } from '../../../e2e/support/production.ts'
import { wholeBrowser } from '../../chromium.ts'
import { DEVICES, type Line } from '../lines.ts'
import { loadCold } from '../page-load.ts'
import { type Opened, type Spread, spreadOf } from '../pages.ts'
import { tcpLine } from './tcp-line.ts'
import { udpLine } from './udp-line.ts'

/** What every other browser of ours is launched with. */
const NO_QUIC = '--disable-quic'

/** Versions of HTTP as a browser calls them, what has it speak them, and what they travel on. */
const PROTOCOLS = {
  'http/1.1': { line: tcpLine, flags: () => ['--disable-http2', NO_QUIC] },
  h2: { line: tcpLine, flags: () => [NO_QUIC] },
  h3: {
    line: udpLine,
    flags: (port: number) => ['--enable-quic', `--origin-to-force-quic-on=localhost:${port}`],
  },
} as const satisfies Record<string, { line: typeof tcpLine | typeof udpLine; flags(port: number): string[] }>
export type Protocol = keyof typeof PROTOCOLS

/** Pages that anybody may see. */
const PAGES = ['home', 'list', 'product'] as const
/** The line is slow by itself: the page is not slowed down besides. */
const AS_IT_IS: Line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Cold loads of the production shape through Caddy over one slow line, each version of HTTP in turn: connections, handshakes and slow
 * start are as on a real line, losses are not.
 * @returns figures by version and page @throws Error when a browser spoke another version
 */
export async function measureProtocols(runs: number): Promise<Record<Protocol, Record<string, Spread>>> {
  const { line, slower } = DEVICES['slow phone, slow 4G']
  const production = await startProduction()
  const opened: { protocol: Protocol; browser: Browser; pages: Opened; close(): void }[] = []
  try {
    const port = Number(new URL(production.secureUrl).port)
    const key = await keyOf(port)
    for (const [protocol, { line: lineOf, flags }] of Object.entries(PROTOCOLS) as [
      Protocol,
      (typeof PROTOCOLS)[Protocol],
    ][]) {
      const { port: near, close } = await lineOf(port, line)
      const url = `https://localhost:${near}`
      const { args = [], ...others } = wholeBrowser()
      const trusting = [`--ignore-certificate-errors-spki-list=${key}`, '--ignore-certificate-errors']
      const browser = await chromium.launch({
        ...others,
        args: [
          ...args.filter(flag => flag !== NO_QUIC),
          ...trusting,
          '--host-resolver-rules=MAP localhost 127.0.0.1',
          ...flags(near),
        ],
      })
      const pages: Opened = {}
      for (const name of PAGES) {
        const pathOf: (typeof MEASURED_PAGES)['product' | 'cart'] = MEASURED_PAGES[name]
        pages[name] = async context => url + (await pathOf(production.url, context))
      }
      opened.push({ protocol, browser, pages, close })
      await expectSpoken(browser, url, protocol)
    }
    const all = new Map<string, Awaited<ReturnType<typeof loadCold>>[]>()
    for (let run = 0; run < runs; run++) {
      console.error(`versions of HTTP, ${run + 1} of ${runs}`)
      for (const name of PAGES)
        for (const { protocol, browser, pages } of run % 2 === 0 ? opened : opened.toReversed()) {
          const key = `${protocol} ${name}`
          const open = pages[name] as Opened[string]
          all.set(key, [...(all.get(key) ?? []), await loadCold(browser, { line: AS_IT_IS, slower }, open)])
        }
    }
    const ofProtocol = (protocol: Protocol) =>
      Object.fromEntries(PAGES.map(name => [name, spreadOf(all.get(`${protocol} ${name}`) ?? [])]))
    return Object.fromEntries(opened.map(({ protocol }) => [protocol, ofProtocol(protocol)])) as Record<
      Protocol,
      Record<string, Spread>
    >
  } finally {
    for (const { browser, close } of opened) {
      await browser.close()
      close()
    }
    await production.stop()
  }
}

/** @returns the hash by which Chromium takes a certificate that nobody vouches for */
async function keyOf(port: number): Promise<string> {
  const socket = connect({ port, servername: 'localhost', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { publicKey } = socket.getPeerX509Certificate() as X509Certificate
  socket.destroy()
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}

async function expectSpoken(browser: Browser, url: string, protocol: Protocol): Promise<void> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const spoken = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]
    return entries.map(entry => (entry as PerformanceResourceTiming).nextHopProtocol).filter(Boolean)
  })
  await page.close()
  const others = [...new Set(spoken)].filter(one => one !== protocol)
  if (others.length > 0)
    throw new Error(`the browser spoke ${others.join(', ')} where ${protocol} was wanted`)
}
