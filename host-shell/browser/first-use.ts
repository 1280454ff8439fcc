/** Whoever only looks does none of them; a mouse moves on its way to what it will press. A page that scrolls by itself is not used. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel']

/** @returns when the page is used for the first time: what serves those who do something is not loaded for who does not */
export const firstUse = (document: Document): Promise<void> =>
  new Promise(resolve => {
    const ended = new AbortController()
    const used = () => {
      ended.abort()
      resolve()
    }
    const options = { capture: true, passive: true, signal: ended.signal }
    for (const sign of SIGNS) document.addEventListener(sign, used, options)
  })
