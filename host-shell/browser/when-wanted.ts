/** So long after a page is calm (ms) who only looked may press as well: nothing that the page itself needs is on its way by then. */
const LOOKED_MS = 10_000

/** @returns resolved once a calm page is used, or was looked at for a while: what a first press opens comes ahead of it then */
export const whenWanted = (used: Promise<void>): Promise<void> =>
  Promise.race([used, new Promise<void>(done => setTimeout(done, LOOKED_MS))])
