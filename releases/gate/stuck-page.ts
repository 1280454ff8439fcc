import type { BrowserContext, Page } from '@playwright/test'

/** One call, as a debugger of V8 tells it: lines and columns count from zero. */
export interface CallFrame {
  functionName: string
  location: { scriptId: string; lineNumber: number; columnNumber?: number }
}

export interface Script {
  scriptId: string
  url: string
}

/** Knows where scripts came from, for whoever is paused later names them by their ids alone. */
export function createScripts() {
  const urls = new Map<string, string>()
  return {
    parsed: ({ scriptId, url }: Script) => void urls.set(scriptId, url),
    /** @returns calls as a stack in Chromium's and Node's own writing, innermost first */
    stackOf: (frames: readonly CallFrame[]): string =>
      frames
        .map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
          const place = `${urls.get(scriptId) ?? ''}:${lineNumber + 1}:${columnNumber + 1}`
          return `    at ${functionName || '<anonymous>'} (${place})`
        })
        .join('\n'),
  }
}

/**
 * To be called before a page is opened: one that is caught in a loop listens to nobody who has not been there before.
 * @returns asks what the page is doing at that moment; `''` when it does not say within so many ms
 */
export async function watchStuck(
  context: BrowserContext,
  page: Page,
): Promise<(limit: number) => Promise<string>> {
  const session = await context.newCDPSession(page)
  const scripts = createScripts()
  let asked: ((stack: string) => void) | undefined
  session.on('Debugger.scriptParsed', scripts.parsed)
  session.on('Debugger.paused', ({ callFrames }) => {
    asked?.(scripts.stackOf(callFrames))
    // A `debugger` that was left in a release holds nobody up.
    session.send('Debugger.resume').catch(() => {})
  })
  await session.send('Debugger.enable')
  return limit =>
    new Promise(resolve => {
      asked = resolve
      setTimeout(resolve, limit, '').unref()
      session.send('Debugger.pause').catch(() => {})
    })
}
