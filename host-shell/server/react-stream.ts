import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Options {
  nonce: string
  signal: AbortSignal
  /** How long what is drawn may wait for what is still to come, ms; 0 for not at all. */
  patienceMs: number
  /** Told of each part that could not be rendered; its place is left to the browser. @param stack where it was, innermost first */
  onError(error: unknown, stack: string): void
}

/** Marks errors that the browser mends by rendering the part itself: it need not tell of them again. */
export const LEFT_OUT = 'left-out'

export interface Drawn {
  /** HTML of all that is there by now. */
  html: string
  /** Nothing follows. */
  whole: boolean
  /** What follows. */
  rest: AsyncIterable<Uint8Array>
}

/** More than any page has: what is there is handed over at once. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024

/**
 * Renders a tree. Resolves once everything outside Suspense boundaries is there, with what inside of them needs no waiting, or came
 * while there was patience.
 * @throws what that outer part throws
 */
export function renderStream(
  tree: ReactNode,
  { nonce, signal, patienceMs, onError }: Options,
): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    let failed: unknown
    let late: NodeJS.Timeout | undefined
    const handOver = () => {
      late = undefined
      const out = stream.pipe(new PassThrough({ highWaterMark: MAX_PAGE_BYTES }))
      const html = (out.read() as Buffer | null)?.toString() ?? ''
      resolve({ html, whole: out.writableEnded, rest: out })
    }
    const stream = renderToPipeableStream(tree, {
      nonce,
      // React moves a large finished part behind the rest and shows it by script: without JavaScript it would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (patienceMs > 0) late = setTimeout(handOver, patienceMs)
        else setImmediate(handOver)
      },
      onAllReady() {
        if (!late) return
        clearTimeout(late)
        setImmediate(handOver)
      },
      onShellError: error => reject(failed ?? error),
      onError(error, { componentStack = '' }) {
        failed = error
        const thrown = (error as { stack?: unknown } | null)?.stack
        if (!signal.aborted) onError(error, `${thrown}\n${componentStack}`)
        return LEFT_OUT
      },
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
}
