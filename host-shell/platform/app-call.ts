/** How long an app around the page may take to offer its bridge and to answer a call (ms). */
export const APP_TIMEOUT_MS = 2_500

/** What the app put into the page under a name; on some devices only after the page has begun, told by an event. */
export function whenReady<B extends object>(
  window: Window,
  name: string,
  event: string,
  signal: AbortSignal,
): Promise<B> {
  return new Promise((resolve, reject) => {
    const found = () => (window as unknown as Record<string, B | undefined>)[name]
    const ready = () => {
      const bridge = found()
      if (bridge) resolve(bridge)
    }
    ready()
    window.document.addEventListener(event, ready, { signal })
    signal.addEventListener('abort', () => reject(new Error(`${name} is not there`)))
  })
}

/**
 * One call of an app: made once its bridge is there, given up after a while, and then never made late.
 * @param make makes the call; `answer` takes what the app says of it, true for done
 * @returns false when the app refused or stayed silent, and the shopper is still where they asked: whoever has gone on meanwhile needs
 *   nothing in its place
 */
export async function askApp<B extends object>(
  window: Window,
  ready: (signal: AbortSignal) => Promise<B>,
  make: (bridge: B, answer: (done: boolean) => void) => void,
  limit = APP_TIMEOUT_MS,
): Promise<boolean> {
  const { href } = window.location
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), limit)
  const silence = new Promise<boolean>(resolve =>
    // An app that has gone on to another page of its own has done what it was asked, and may forget to say so.
    over.signal.addEventListener('abort', () => resolve(window.document.visibilityState === 'hidden')),
  )
  const answer = ready(over.signal).then(
    bridge => new Promise<boolean>(resolve => make(bridge, resolve)),
    () => false,
  )
  const done = await Promise.race([silence, answer.then(said => (over.signal.aborted ? silence : said))])
  clearTimeout(timer)
  return done || window.location.href !== href
}
