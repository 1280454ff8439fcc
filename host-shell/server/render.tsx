import type { Federation } from 'federation/runtime/federation.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { HostRender } from 'shared-contracts/remote/host.ts'
import { matchRoutes } from 'shared-contracts/remote/runtime/router.ts'
import { type AppState, acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { messageOf } from '../areas/channel.ts'
import { createTerms, NO_TERMS } from '../engines/delivery-terms.ts'
import { readStoreRules } from '../engines/store-rules.ts'
import { notedCurrency } from '../language/noted-currency.ts'
import { machinePage } from '../machine-pages/answer.ts'
import { patternOf } from '../routes/pattern.ts'
import { bodyHtml } from './body.tsx'
import { isCrawler } from './crawler.ts'
import { earlyHead, lateHead } from './document.ts'
import { loadCart, loadShownCurrency, loadStartDocument } from './first-calls.ts'
import { inspectionOf } from './inspection.ts'
import { createLanguageGuess, wantedLanguage } from './language.ts'
import { MANIFEST_PATH, manifestOf, manifestResponse } from './manifest.ts'
import { problemPage } from './problem.ts'
import { type Answer, createQuery } from './query.ts'
import { elsewhere, redirected, stream } from './response.ts'
import { SHARE_PATH, sharedResponse } from './shared.ts'
import { createView } from './view.ts'

/** How long the head waits for loaders once the store's document has come (ms). */
const HEAD_WAIT_MS = 50
/**
 * The same for crawlers, and how long their body waits for what was deferred: longer than calls to the backend may take,
 * together shorter than what the edge takes for a host that hangs.
 */
const CRAWLER_WAIT_MS = 2_000

/** The host release's page: everything for one view starts at once, the head goes out first (contract: `HostRender`). */
export function createRender(federation: Federation): HostRender {
  const languages = createLanguageGuess()
  const findTerms = createTerms()
  return async given => {
    const { input, inspection } = inspectionOf(given)
    const { request, signal } = input
    const guess = languages.guess(request)
    const wanted = wantedLanguage(request)
    const view = createView(federation, input, wanted ?? guess)
    const { app, areas } = view
    const path = new URL(request.url).pathname
    // The address decides; whoever follows it goes on in that language. What an earlier address made of a session no guess knows.
    if (wanted && (wanted !== guess || !input.shared))
      await app.api('GET common3/changeLocale/{locale}', { params: { locale: wanted } }).catch(() => null)
    const machine = await machinePage(app.api, request, signal, findTerms)
    if (machine) return machine
    if (path === MANIFEST_PATH) {
      const start = await loadStartDocument(app.api)
      if (!start.ok) return manifestResponse(null)
      return manifestResponse(manifestOf(start.document.appInfo, start.document.language, start.content))
    }
    if (path === SHARE_PATH) return sharedResponse(new URL(request.url))
    const query = createQuery(view, input)
    const pattern = patternOf(matchRoutes(query.routes, path)?.at(-1)?.route.id)

    const stop = new AbortController()
    const first = settle(query.run(AbortSignal.any([signal, stop.signal])))
    const cart = input.shared ? Promise.resolve(null) : loadCart(app.api)
    const code = pattern === null ? null : areas.load(pattern)

    const start = await loadStartDocument(app.api)
    if (!start.ok) {
      stop.abort(start.error)
      return problemPage(input, 503, messageOf(start.error))
    }
    languages.learn(request, start.document.appInfo.languages)
    const noted = notedCurrency(request.headers.get('cookie') ?? '')
    const currency = loadShownCurrency(app.api, noted, start.document.appInfo)
    let answer = first
    if (!view.take(start.document)) {
      // What loaders wrote in the guessed language is of no use.
      stop.abort()
      await code
      await areas.prepare()
      answer = settle(query.run(signal))
    }
    await code
    app.state.$currency.set(await currency)
    const [headWait, patienceMs] = isCrawler(request) ? [CRAWLER_WAIT_MS, CRAWLER_WAIT_MS] : [HEAD_WAIT_MS, 0]
    const inTime = await Promise.race([answer, wait(headWait)])
    const known = inTime?.ok ? inTime.value : null
    if (known && 'redirect' in known) return redirected(known.redirect)
    const page = {
      input,
      inspection,
      view,
      pattern,
      routes: query.routes,
      patienceMs,
      rules: readStoreRules(start.content),
      terms: async () => (await Promise.race([findTerms(app.api), wait(headWait)])) ?? NO_TERMS,
    }
    if (!inTime) {
      const early = earlyHead(page)
      return stream(input, 200, page, rest(early, answer, cart, page))
    }
    if (!known) return problemPage(input, 500, messageOf(inTime.ok ? '' : inTime.error))
    await takeCart(app.state, cart)
    const body = await settle(bodyHtml(page, known.context))
    if (!body.ok) return problemPage(input, 500, messageOf(body.error))
    const { html, beside, parts } = body.value
    const head = earlyHead(page, html) + beside + (await lateHead(page, known.context))
    return stream(input, known.context.statusCode, page, whole(head, parts))
  }
}

type Page = Parameters<typeof bodyHtml>[0]

async function* whole(head: string, body: AsyncIterable<string | Uint8Array>) {
  yield `${head}</head>`
  yield* body
}

/** The head was sent before the loaders had settled: what they came to is said inside the body. */
async function* rest(
  early: string,
  answer: Promise<Settled<Answer>>,
  cart: Promise<Cart | null>,
  page: Page,
) {
  yield `${early}</head>`
  const settled = await answer
  if (!settled.ok) throw settled.error
  if ('redirect' in settled.value) {
    yield `<body>${elsewhere(settled.value.redirect.headers.get('location') ?? '/', page.input.nonce)}</body></html>`
    return
  }
  await takeCart(page.view.app.state, cart)
  const { context } = settled.value
  yield* (await bodyHtml(page, context, await lateHead(page, context))).parts
}

/** Takes the cart if it is there soon, else what a loader knows; a later one is for the browser to fetch: what is drawn and the state must agree. */
async function takeCart(state: AppState, cart: Promise<Cart | null>): Promise<void> {
  const known = await Promise.race([cart, wait(HEAD_WAIT_MS)])
  if (known) acceptCart(state, known)
}

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown }
const settle = <T,>(work: Promise<T>): Promise<Settled<T>> =>
  work.then(
    value => ({ ok: true, value }),
    error => ({ ok: false, error }),
  )
const wait = (ms: number) => new Promise<null>(resolve => setTimeout(resolve, ms, null))
