import type { News } from './news.ts'

/**
 * Has an open page take what is built. Stands in the page as it is written here, so it may use nothing from outside itself.
 * @param address of the news
 */
export function takeNews(address: string): void {
  // Longer than the new files take to come on a machine that builds beside.
  const TIMEOUT_MS = 5_000
  let crashed = false
  const releases = new Set<string>()
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

  function move(base: string, first: boolean) {
    const taken = () => performance.getEntriesByType('resource').some(({ name }) => name.includes(base))
    if (first || taken()) return
    // A host that follows releases moves in place; one that cannot, or not yet, is loaded anew at the same address.
    document.dispatchEvent(new Event('arcade:follow'))
    setTimeout(() => taken() || location.reload(), TIMEOUT_MS)
  }
  async function dress(address: string) {
    const sheets = document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style[data-sheet]')
    const is = (sheet: HTMLElement) => (sheet.getAttribute('href') ?? sheet.dataset.sheet) === address
    const old = [...sheets].find(is)
    if (!old) return
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
      move(news.base, !releases.has(remote))
      releases.add(remote)
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
