import type { LoaderFunctionArgs } from 'react-router-dom'
import { replace } from 'shared-contracts/remote/runtime/router.ts'
import type { Areas } from '../areas/area.ts'
import { EarlyData } from '../routes/early-data.ts'

interface Held {
  pathname: string
  address: string
  loading: Promise<unknown>
  stop: AbortController
  /** The page is shown, or about to be, before its data are there. */
  begun: boolean
  /** Its release was left meanwhile. */
  forgotten: boolean
  settled: boolean
}

interface Options {
  areas: Pick<Areas, 'load'>
  /** Path of the address that the document has. */
  shown(): string
  /** What the link said that was pressed: its `state`. */
  pressed(): unknown
  /** Whether no navigation is under way. */
  idle(): boolean
  /** Runs the loaders of what is shown again. */
  revalidate(): unknown
  /** Whether there is a network, as far as the browser knows. */
  online(): boolean
}

export type EarlyPages = ReturnType<typeof createEarlyPages>

/**
 * A page that knows something of itself before its data are there is shown at once, in a move within the app. Its loader runs
 * meanwhile; once it has ended the router asks again, and is given what it ended with: data, a refusal, another address.
 */
export function createEarlyPages({ areas, shown, pressed, idle, revalidate, online }: Options) {
  let held: Held | null = null
  /** What the loader that is about to be called again is given. */
  let due: Pick<Held, 'address' | 'loading'> | null = null

  const drop = () => {
    held?.stop.abort()
    held = null
  }
  const look = () => {
    if (!held?.settled || !idle() || shown() !== held.pathname) return
    due = held.forgotten ? null : held
    // Before it is asked: this is called again meanwhile.
    held = null
    revalidate()
  }

  return {
    /** To be called whenever a navigation has ended. */
    look,
    /** A release is left: what was begun of it is asked for anew, of the one that follows. */
    forget(): void {
      if (!held?.begun) return
      held.stop.abort()
      Object.assign(held, { forgotten: true, settled: true })
      look()
    },
    /**
     * @param load runs the page's loader, which ends with the signal of the request that it is given
     * @returns what the route gives its page in the place of the loader; null where the loader has to run as ever
     */
    async open(
      pattern: string,
      args: LoaderFunctionArgs,
      load: (request: Request) => Promise<unknown>,
    ): Promise<{ value: unknown } | null> {
      const { request } = args
      const { pathname, search } = new URL(request.url)
      const address = pathname + search
      const over = due
      due = null
      drop()
      if (over?.address === address) return { value: await over.loading.catch(leavingNoTrace) }
      // Who goes back is at the new address already: all of the page is needed for the place in it.
      if (shown() === pathname || !online()) return null
      const stop = new AbortController()
      request.signal.addEventListener('abort', () => stop.abort(), { once: true })
      const loading = load(new Request(request.url, { signal: stop.signal }))
      const mine: Held = { pathname, address, loading, stop, begun: false, forgotten: false, settled: false }
      held = mine
      const end = () => {
        mine.settled = true
      }
      loading.then(end, end)
      // The code may be on its way still; the loader, which is part of it, has then not begun either.
      const area = await areas.load(pattern)
      const early = area.status === 'ready' && readEarly(() => area.module.early?.(args, pressed()))
      if (!early || mine.settled) {
        if (held === mine) held = null
        return { value: await loading }
      }
      mine.begun = true
      loading.then(look, look)
      return { value: new EarlyData(area.release, early.data, early.meta) }
    },
  }
}

/** A page whose guess fails is loaded as ever. */
function readEarly<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** An address that only leads on is left out of the history: who goes back would be led on again. */
function leavingNoTrace(thrown: unknown): never {
  const leadsTo = thrown instanceof Response && thrown.headers.get('Location')
  throw leadsTo ? replace(leadsTo) : thrown
}
