import type { PublicRelease, VisitorComposition } from 'shared-contracts/release/composition.ts'
import type { PageState } from '../../host-shell/document/page-state.ts'
import { patternMatches } from './pattern.ts'

const STATE = /(<script type="application\/json" id="arcade-state">)([\s\S]*?)(<\/script>)/

/** What the server drew: the state follows it. */
const DRAWN = /(<div id="root">)[\s\S]*(<\/div><script type="application\/json" id="arcade-state">)/

export interface DeployedPage {
  status: number
  html: string
  /** Nonce of the page's policy; null without one. */
  nonce: string | null
}

/**
 * Puts the local releases of remotes in the place of the deployed ones: their areas are left to the browser, which loads
 * them from here. Everything else stays as the deployment sent it.
 * @param script text of a script that the page runs besides
 */
export function rewritePage(
  { status, html, nonce }: DeployedPage,
  path: string,
  locals: readonly PublicRelease[],
  script: string,
) {
  const found = STATE.exec(html)
  if (!found?.[2]) return { status, html }
  const state = JSON.parse(found[2]) as PageState
  const patterns = locals.flatMap(({ paths }) => Object.keys(paths))
  const shown = patterns.some(pattern => patternMatches(pattern, path))
  const { composition } = state
  composition.remotes = { ...composition.remotes, ...byName(locals, local => local) }
  const mine: PageState = {
    ...state,
    composition,
    pending: [...new Set([...state.pending, ...patterns])],
    // A path that only a local release has is not found there.
    errors: shown ? null : state.errors,
  }
  const json = JSON.stringify(mine).replaceAll('<', '\\u003c')
  const names = locals.map(({ name }) => name).join('|')
  const preload = new RegExp(`<link rel="modulepreload" href="/r/(?:${names})/[^>]*>`, 'g')
  const own = `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`
  return {
    status: shown && status === 404 ? 200 : status,
    // What the deployment drew there says that it has no such page, and React would leave it standing.
    html: (shown && status === 404 ? html.replace(DRAWN, '$1$2') : html)
      .replace(STATE, (_, open, __, close) => open + json + close)
      .replace(preload, '')
      .replace('</body>', () => `${own}</body>`),
  }
}

const byName = <T>(locals: readonly PublicRelease[], of: (local: PublicRelease) => T) =>
  Object.fromEntries(locals.map(local => [local.name, of(local)]))

/** @returns what the visitor would be given, with the local releases in it under a serial that grows with each build */
export function rewriteComposition(
  deployed: VisitorComposition,
  locals: readonly PublicRelease[],
  builds: number,
): VisitorComposition {
  return {
    ...deployed,
    serial: deployed.serial + builds,
    remotes: { ...deployed.remotes, ...byName(locals, local => local) },
    inService: { ...deployed.inService, ...byName(locals, ({ release }) => [release]) },
  }
}
