import type {
  PublicRelease,
  PublicReleases,
  VisitorComposition,
} from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
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

interface Besides {
  /** Text of a script that the page runs besides. */
  script: string
  /** Whether the deployment draws pages from what is built here. */
  drawn: boolean
}

/**
 * Puts the local builds in the place of the deployed releases. Areas of remotes that are not drawn from them are left to the browser;
 * with a host from here all of such a page is.
 */
export function rewritePage(
  { status, html, nonce }: DeployedPage,
  path: string,
  locals: readonly PublicRelease[],
  { script, drawn }: Besides,
) {
  const found = STATE.exec(html)
  if (!found?.[2]) return { status, html }
  const state = JSON.parse(found[2]) as PageState
  const host = locals.find(({ name }) => name === HOST_NAME)
  const remotes = locals.filter(local => local !== host)
  const patterns = remotes.flatMap(({ paths }) => Object.keys(paths))
  const shown = patterns.some(pattern => patternMatches(pattern, path))
  const { composition } = state
  composition.remotes = { ...composition.remotes, ...byName(remotes, local => local) }
  if (host) composition.host = host.release
  const mine: PageState = {
    ...state,
    composition,
    pending: drawn ? state.pending : [...new Set([...state.pending, ...patterns])],
    // A path that only a local release has is not found there.
    errors: shown && !drawn ? null : state.errors,
  }
  const json = JSON.stringify(mine).replaceAll('<', '\\u003c')
  const names = locals.map(({ name }) => name).join('|')
  const preload = new RegExp(`<link rel="modulepreload" href="/r/(?:${names})/[^>]*>`, 'g')
  const own = `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`
  // What the deployment drew of an unknown path says that it has no such page, and React would leave it standing.
  const emptied = !drawn && (host !== undefined || (shown && status === 404))
  const page = (emptied ? html.replace(DRAWN, '$1$2') : html)
    .replace(STATE, (_, open, __, close) => open + json + close)
    .replace(preload, '')
    .replace('</body>', () => `${own}</body>`)
  return {
    status: shown && status === 404 ? 200 : status,
    html: host ? withHost(page, host) : page,
  }
}

const HOST_ENTRY = new RegExp(`(<script type="module"[^>]* )src="/r/${HOST_NAME}/[^"]*" integrity="[^"]*"`)
const HOST_STYLES = new RegExp(`<style [^>]*data-sheet="/r/${HOST_NAME}/[^>]*>[\\s\\S]*?</style>`)

/** Script and styles of a host from here. */
function withHost(html: string, { base, entry, css }: PublicRelease): string {
  const sheets = css.map(path => `<link rel="stylesheet" href="${base}${path}">`).join('')
  return html
    .replace(HOST_ENTRY, (_, open) => `${open}src="${base}${entry}"`)
    .replace(HOST_STYLES, () => sheets)
}

const byName = <T>(locals: readonly PublicRelease[], of: (local: PublicRelease) => T) =>
  Object.fromEntries(locals.map(local => [local.name, of(local)]))

/** @returns what the visitor would be given, with the local builds in it under a serial that grows with each build */
export function rewriteComposition(
  deployed: VisitorComposition,
  locals: readonly PublicRelease[],
  builds: number,
): VisitorComposition {
  const host = locals.find(({ name }) => name === HOST_NAME)
  const remotes = locals.filter(local => local !== host)
  return {
    ...deployed,
    serial: deployed.serial + builds,
    host: host?.release ?? deployed.host,
    remotes: { ...deployed.remotes, ...byName(remotes, local => local) },
    inService: { ...deployed.inService, ...byName(locals, ({ release }) => [release]) },
  }
}

/** @returns the deployed releases without any that could stand in for a local build: what is wrong with it is to be seen */
export function rewriteReleases(deployed: PublicReleases, locals: readonly PublicRelease[]): PublicReleases {
  const alone = (local: PublicRelease) => ({
    active: [local.release],
    lastGood: [],
    releases: { [local.release]: local },
  })
  return { ...deployed, remotes: { ...deployed.remotes, ...byName(locals, alone) } }
}
