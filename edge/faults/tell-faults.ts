import { FAULTS_PATH } from 'shared-contracts/release/well-known.ts'

/** Where pages say what went wrong in them. */

/** What this uses of a page: all else of a browser is unknown to this package. */
interface PageGlobals {
  location: { pathname: string }
  document: { documentElement: { lang: string } }
  navigator: { sendBeacon(path: string, body: string): boolean }
  addEventListener(type: string, listener: (event: { error?: unknown; reason?: unknown }) => void): void
}

/**
 * Tells the edge what nobody caught in a page: throws in handlers, timers and promises (REL-9). Stands in the page as it is written here,
 * so it may use nothing from outside itself. Each fault is told once for a page, and only the first few: what comes after them
 * follows from them. Work that was called off is no fault.
 */
function tellFaults(path: string): void {
  const MAX_TOLD = 5
  const page = globalThis as unknown as PageGlobals
  const told = new Set<string>()
  const tell = (thrown: unknown) => {
    try {
      const { name, message = thrown, stack } = Object(thrown) as Partial<Error>
      const fault = { message: `${message}`.slice(0, 500), stack: `${stack ?? ''}`.slice(0, 3000) }
      const key = fault.message + fault.stack
      if (name === 'AbortError' || told.has(key) || told.size >= MAX_TOLD) return
      told.add(key)
      const body = {
        ...fault,
        path: page.location.pathname.slice(0, 300),
        language: page.document.documentElement.lang,
      }
      page.navigator.sendBeacon(path, JSON.stringify(body))
    } catch {}
  }
  page.addEventListener('error', ({ error }) => error && tell(error))
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** Types leave blanks where they stood. Lines end statements, so they stay. */
const TEXT = `(${tellFaults})('${FAULTS_PATH}')`.replace(/[ \t]+/g, ' ').replace(/\n /g, '\n')

export const faultScript = (nonce: string): string => `<script nonce="${nonce}">${TEXT}</script>`
