import type { Browser, Page } from '@playwright/test'
import type { Visit } from './addresses.ts'
import { loggedProblem, type Problem } from './in-sources.ts'
import { pictureOf } from './pictures.ts'
import type { Shopper } from './shopper.ts'
import { openSlot } from './slots.ts'
import { watchStuck } from './stuck-page.ts'

export interface VisitLimits {
  load: number
  /** For the network to fall quiet. */
  quiet: number
  /** What a calm page begins by itself is seen for so long. */
  dwell: number
  /** For the page to answer a question. */
  answer: number
}

/** Times in ms. */
export const LIMITS: VisitLimits = { load: 15_000, quiet: 4_000, dwell: 2_500, answer: 4_000 }

export interface Seen {
  visit: Visit
  /** The page does not answer any more: its browser must be ended. */
  stuck: boolean
  /** The server does not answer any more: no other page will come. */
  frozen: boolean
  shopper: Shopper
  /** The server had no page to give. */
  unavailable: boolean
  status: number
  /** Path of the page that was shown in the end. */
  landed: string
  /** There was something to press; true where nothing was to be. */
  pressed: boolean
  /** The document's title is nothing but the store's name. */
  untitled: boolean
  problems: Problem[]
  /** As PNG; null where none was wanted, or could be taken. */
  picture: Uint8Array | null
}

/** One page to be opened. */
export interface Trial {
  visit: Visit
  shopper: Shopper
  /** What is pressed there, to open a slot. */
  press?: string
  /** Whether a picture of it is wanted. */
  pictured: boolean
}

/** Whose errors count: those of the release, and those that nobody else can be blamed for. */
export interface Suspect {
  name: string
  release: string
}

/** Opens one address in a shopper's place and looks whether the page comes alive with something in it. */
export async function visitOne(
  browser: Browser,
  origin: string,
  { visit, shopper, press, pictured }: Trial,
  suspect: Suspect,
  limits: VisitLimits,
): Promise<Seen> {
  const { width, height } = shopper
  const context = await browser.newContext({ viewport: { width, height } })
  await context.addCookies(shopper.cookies.map(one => ({ ...one, url: origin })))
  const page = await context.newPage()
  const caught = await watchStuck(context, page)
  const found = new Map<string, Problem>()
  const add = (problem: Problem) => void (found.has(problem.words) || found.set(problem.words, problem))
  const say = (words: string, stack = '') => add({ words, stack })
  let unavailable = false
  let frozen = false
  let status = 200
  let pressed = true
  watch(page, suspect, add)
  try {
    const answer = await page.goto(origin + visit.address, { waitUntil: 'load', timeout: limits.load })
    status = answer?.status() ?? 200
    unavailable = status >= 500
    if (unavailable) say(`the page answers with status ${status}`)
  } catch (error) {
    frozen = !(await isAwake(origin, limits.answer))
    say(`the page does not load: ${(error as Error).message.split('\n')[0]}`)
  }
  if (!frozen) await page.waitForLoadState('networkidle', { timeout: limits.quiet }).catch(() => {})
  if (press && found.size === 0) pressed = await openSlot(page, press)
  // Where no page came there is nothing in it to be looked at.
  const content = frozen ? 'something' : await inTime(page.evaluate(mainContent), limits.answer)
  const stuck = content === null || !(frozen || (await staysAwake(page, limits)))
  if (stuck) {
    const does = content === null ? 'does not respond' : 'stops responding'
    say(`the page ${does}: something in it never ends`, await caught(limits.answer))
  } else if (content !== 'something') say(content)
  const landed = new URL(page.url()).pathname
  const untitled = !(frozen || stuck) && (await inTime(page.evaluate(isUntitled), limits.answer)) === true
  // What comes while the picture is taken is not the page's doing.
  const problems = [...found.values()]
  const seen = { visit, shopper, stuck, frozen, unavailable, status, landed, pressed, untitled, problems }
  const picture = pictured && !stuck ? await pictureOf(page, limits.load) : null
  if (!stuck) await context.close()
  return { ...seen, picture }
}

/** What a page begins once it is calm counts as well. */
async function staysAwake(page: Page, limits: VisitLimits): Promise<boolean> {
  await page.waitForTimeout(limits.dwell)
  return (
    (await inTime(
      page.evaluate(() => true),
      limits.answer,
    )) === true
  )
}

/** Whether the server answers anything at all. */
const isAwake = (origin: string, limit: number): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(limit) }).then(
    () => true,
    error => error.name !== 'TimeoutError',
  )

/** What the gate reads of a page: all else of a browser is unknown to this package. */
interface PageDocument {
  title: string
  querySelector(
    selector: string,
  ): { innerText: string; content?: string; querySelector(selector: string): object | null } | null
}

/** Runs in the page. */
function mainContent(): string {
  const { document } = globalThis as unknown as { document: PageDocument }
  const main = document.querySelector('main')
  if (!main) return 'the page has no main area'
  const shown =
    main.innerText.trim() !== '' || main.querySelector('img, svg, video, canvas, input, form') !== null
  return shown ? 'something' : 'its area is empty'
}

/** Runs in the page: a host gives a page without a title the store's name, which it says as `og:site_name`. */
function isUntitled(): boolean {
  const { document } = globalThis as unknown as { document: PageDocument }
  return ['', document.querySelector('meta[property="og:site_name"]')?.content].includes(
    document.title.trim(),
  )
}

function watch(page: Page, suspect: Suspect, found: (problem: Problem) => void): void {
  page.on('pageerror', error => {
    const { message, stack = '' } = error
    if (concerns(`${message} ${stack}`, suspect)) found({ words: `throws: ${message}`, stack })
  })
  page.on('crash', () => found({ words: 'the page crashes', stack: '' }))
  page.on('console', message => {
    if (message.type() !== 'error') return
    const { url, lineNumber, columnNumber } = message.location()
    // What an API says no to is a line in the console and no mistake; of files the release's own count.
    const ofFiles = message.text().startsWith('Failed to load resource')
    if (ofFiles ? url.includes(below(suspect)) : concerns(`${message.text()} ${url}`, suspect))
      found(loggedProblem(message.text(), `${url}:${lineNumber + 1}:${columnNumber + 1}`))
  })
}

const below = ({ name, release }: Suspect) => `/r/${name}/${release}/`

function concerns(text: string, suspect: Suspect): boolean {
  // Whom a host names is at fault, whoever called it; what differs from the server it can only tell in its own name.
  const [told] = /^(?!host-shell@)[a-z][a-z0-9-]+@\S+(?= failed in )/.exec(text) ?? []
  if (told) return told === `${suspect.name}@${suspect.release}`
  const named = text.match(/\/r\/[a-z0-9-]+\/[a-z0-9.-]+\/|\b[a-z][a-z0-9-]+@[a-z0-9.-]+\b/g) ?? []
  return (
    named.length === 0 ||
    named.some(one => one === below(suspect) || one === `${suspect.name}@${suspect.release}`)
  )
}

function inTime<T>(work: Promise<T>, limit: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(resolve, limit, null)
  })
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer))
}
