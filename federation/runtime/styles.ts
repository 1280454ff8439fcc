import type { PageRelease } from 'shared-contracts/release/composition.ts'
import { absolute, knownIntegrity } from './import-map.ts'
import { LOAD_LIMIT_MS, within } from './limit.ts'
import { retryOnce } from './retry-once.ts'

type Styled = Pick<PageRelease, 'base' | 'css'>
type Based = Pick<PageRelease, 'base'>

/**
 * Loads a release's stylesheets. Those that the server wrote into the page are there already. Integrity comes from the
 * document's import maps.
 * @param partsWill what the server wrote in part will do: it has all that the page which it drew can show
 * @throws when a file fails or takes longer than `limit` ms
 */
export async function loadStyles(
  { base, css }: Styled,
  limit = LOAD_LIMIT_MS,
  partsWill = false,
): Promise<void> {
  await Promise.all(
    css.map(async path => {
      const address = absolute(base + path)
      const part = parts().find(style => addressOf(style) === address)
      if (!part) return loadSheet(address, limit)
      const whole = complete(part, limit)
      if (!partsWill) await whole
    }),
  )
}

/**
 * Loads the whole of each stylesheet that the server wrote in part; one that does not come is asked for again when it is needed.
 * @returns when all have come or failed. Never rejects
 */
export async function completeStyles(limit = LOAD_LIMIT_MS): Promise<void> {
  await Promise.allSettled(parts().map(part => complete(part, limit)))
}

const parts = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-part]')]
const completing = new WeakMap<HTMLStyleElement, Promise<void>>()
/** As long as a slow phone takes for a frame, and some more. */
const NO_FRAME_MS = 200
/** Wholes are put in one after the other, a frame between them: what each styles anew keeps a slow phone busy for long enough. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Fetched, not linked: a link that hangs would hold back the document's `load` event. The whole stands behind all other sheets, beside its
 * part: where a sheet with layers goes, or comes between others, Chromium takes the fonts for changed and lays out all of the page anew.
 * By their layers the order of releases' sheets is the same in every order of their elements. @throws when it does not come
 */
function complete(part: HTMLStyleElement, limit: number): Promise<void> {
  const begun = completing.get(part)
  if (begun) return begun
  const loading = fetchSheet(addressOf(part), limit).then(text => {
    const put = last.then(() => putBeside(part, text))
    last = put.then(frame)
    return put
  })
  completing.set(part, loading)
  loading.catch(() => completing.delete(part))
  return loading
}

/** A frame, and the end of its task. In a background tab none is drawn: there it is a moment. */
const frame = () =>
  new Promise(done => {
    setTimeout(done, NO_FRAME_MS)
    requestAnimationFrame(() => setTimeout(done))
  })

function putBeside(part: HTMLStyleElement, text: string): void {
  // A release that was left meanwhile took its part along (`keepOnlyStyles`).
  if (!part.isConnected) return
  const whole = document.createElement('style')
  whole.nonce = part.nonce
  whole.dataset.sheet = addressOf(part)
  whole.textContent = text
  document.head.append(whole)
  part.removeAttribute('data-part')
}

function fetchSheet(address: string, limit: number): Promise<string> {
  const integrity = knownIntegrity(document)[address] ?? ''
  return within(limit, address, () =>
    retryOnce(async () => {
      // Web views of older phones have no such signal: there the request goes on, and nobody waits for it.
      const response = await fetch(address, { integrity, signal: AbortSignal.timeout?.(limit) ?? null })
      if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
      return response.text()
    }),
  )
}

/**
 * Drops the stylesheets of a remote's other releases, but for those that are still on their way: of a link that is taken out nothing more is
 * heard, and whoever waits for it would take its release for broken. Called when a release is about to be mounted, not earlier.
 * @param held releases of which something else is mounted, as what fills a place of the shell: theirs stay
 */
export function keepOnlyStyles(shown: Based, held: readonly Based[] = []): void {
  const remote = absolute(shown.base).replace(/[^/]+\/$/, '')
  for (const sheet of sheets()) {
    const address = addressOf(sheet)
    const isOf = ({ base }: Based) => address.startsWith(absolute(base))
    if (sheet.sheet && address.startsWith(remote) && ![shown, ...held].some(isOf)) sheet.remove()
  }
}

type Sheet = HTMLLinkElement | HTMLStyleElement

const sheets = () => document.querySelectorAll<Sheet>('link[rel=stylesheet], style[data-sheet]')
const addressOf = (sheet: Sheet): string =>
  'href' in sheet ? sheet.href : absolute(sheet.dataset.sheet ?? '')

async function loadSheet(address: string, limit: number): Promise<void> {
  const present = [...sheets()].find(sheet => addressOf(sheet) === address)
  if (present?.sheet) return
  let link = present instanceof HTMLLinkElement ? present : null
  try {
    await within(limit, address, () =>
      retryOnce(() => {
        const awaited = link ?? append(address)
        link = awaited
        return new Promise<void>((resolve, reject) => {
          awaited.addEventListener('load', () => resolve())
          awaited.addEventListener('error', () => {
            awaited.remove()
            link = null
            reject(new TypeError(`${address} failed`))
          })
        })
      }),
    )
  } catch (error) {
    link?.remove()
    throw error
  }
}

function append(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  const integrity = knownIntegrity(document)[address]
  if (integrity) link.integrity = integrity
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return link
}
