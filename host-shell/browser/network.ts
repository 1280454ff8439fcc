import { KEPT_TIMING } from '../worker/caches.ts'

type Page = {
  navigator: Pick<Navigator, 'onLine'>
  performance: Pick<Performance, 'getEntriesByType'>
} & Pick<Window, 'addEventListener'>

/** What a page knows of its network. */
export interface Network {
  /** False as well while the browser believes in one that led nowhere: the document itself had to come from what the worker keeps. */
  readonly onLine: boolean
  /** It is there, and has been away since the page was opened. */
  readonly cameBack: boolean
  /** From here on the browser is believed again. */
  isBack(): void
}

/** Browsers that tell no server timing believe in what they have. */
export function createNetwork(page: Page): Network {
  const { navigator, performance } = page
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let leadsNowhere = document?.serverTiming?.some(({ name }) => name === KEPT_TIMING) ?? false
  let wasAway = false
  page.addEventListener('offline', () => {
    wasAway = true
  })
  return {
    get onLine() {
      return navigator.onLine && !leadsNowhere
    },
    get cameBack() {
      return wasAway && navigator.onLine
    },
    isBack() {
      leadsNowhere = false
    },
  }
}
