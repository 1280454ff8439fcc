import type { News } from './news.ts'

/**
 * Has an open page take what is built. Stands in the page as it is written here, so it may use nothing from outside itself.
 * @param address of the news
 */
export function takeNews(address: string): void {
  // Longer than the new files take to come on a machine that builds beside.
  const TIMEOUT_MS = 5_000
  let crashed = false
  /** The newest release of each remote that was told of. */
  const releases = new Map<string, string>()
  const builds = new Map<string, News>()
  let dressing = Promise.resolve()
  document.addEventListener('arcade:crashed', () => {
    crashed = true
  })
  // It threw while the build that takes its place was on its way.
  document.addEventListener('arcade:replaced', () => crashed && location.reload())
  document.addEventListener('arcade:listening', event => {
    const built = builds.get((event as CustomEvent<string>).detail)
    if (built) document.dispatchEvent(new CustomEvent('arcade:built', { detail: built }))
  })

  function move(remote: string, base: string) {
    const first = !releases.has(remote)
    releases.set(remote, base)
    const taken = () => performance.getEntriesByType('resource').some(({ name }) => name.includes(base))
    if (first || taken()) return
    // A host that follows releases moves in place; one that cannot, or not yet, is loaded anew at the same address.
    document.dispatchEvent(new Event('arcade:follow'))
    // A newer one is waited for in its place: of this one nothing comes any more.
    setTimeout(() => releases.get(remote) !== base || taken() || location.reload(), TIMEOUT_MS)
  }
  async function dress(address: string) {
    const sheets = document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style[data-sheet]')
    // The host asks for them by their whole addresses.
    const whole = (written: string | null | undefined) => written && new URL(written, location.href).href
    const of = (sheet: HTMLElement) => whole(sheet.getAttribute('href') ?? sheet.dataset.sheet)
    const old = [...sheets].find(sheet => of(sheet) === whole(address))
    if (!old) return
    // Nothing more would be heard of a link that is taken out, and whoever waits for it would take its release for broken.
    if (old instanceof HTMLLinkElement && !old.sheet)
      await new Promise(done => {
        for (const end of ['load', 'error']) old.addEventListener(end, done)
      })
    const style = document.createElement('style')
    style.dataset.sheet = address
    style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
    style.textContent = await (await fetch(address)).text()
    old.replaceWith(style)
  }

  new EventSource(address).onmessage = ({ data }) => {
    const news: News = JSON.parse(data)
    if (news.kind === 'released') {
      const [, remote = ''] = /^\/r\/([^/]+)\//.exec(news.base) ?? []
      move(remote, news.base)
    } else if (news.kind === 'styles')
      // One after the other: the second is to replace what the first has put there.
      dressing = dressing.then(() => dress(news.address)).catch(() => {})
    else if (news.kind === 'reload') location.reload()
    else if (news.kind === 'built') {
      builds.set(news.name, news)
      // What has thrown is gone from the page.
      if (crashed) location.reload()
      else document.dispatchEvent(new CustomEvent('arcade:built', { detail: news }))
    } else if (news.kind === 'threw') {
      crashed = true
      document.dispatchEvent(new CustomEvent('arcade:threw', { detail: news.problem }))
    } else document.dispatchEvent(new CustomEvent('arcade:problems', { detail: news.problems }))
  }
}
