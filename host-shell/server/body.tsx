import type { DataRouteObject, StaticHandlerContext } from 'react-router-dom'
import { type PageRelease, toPageRelease } from 'shared-contracts/release/composition.ts'
import { isRouteErrorResponse } from 'shared-contracts/remote/runtime/router.ts'
import { createStaticRouter, StaticRouterProvider } from 'shared-contracts/remote/runtime/static-router.ts'
import { snapshot } from 'shared-contracts/remote/state/app-state.ts'
import { Root } from '../app/root.tsx'
import { toldOf } from '../areas/channel.ts'
import { ownersOf } from '../areas/owners.ts'
import { pageHead } from '../document/page-head.ts'
import { type PageState, STATE_ID } from '../document/page-state.ts'
import { scriptJson } from '../document/script-json.ts'
import { spokenNames } from '../document/spoken-names.ts'
import { type DocumentParts, laterMaps, wantedOf } from './document.ts'
import { filledIn } from './drawn-by.ts'
import { renderStream } from './react-stream.ts'
import { SHELL_MESSAGES } from './view.ts'

type Parts = DocumentParts & {
  routes: DataRouteObject[]
  /** How long what is drawn waits for what was deferred, ms. */
  patienceMs: number
}

/**
 * The body: the tree as it is rendered, then the state the browser goes on with.
 * @param before HTML put first, where the head is gone: what is needed beside the page's own remote then follows it
 * @returns its parts, (`html`) all that is drawn, where nothing of it is still to come, and (`beside`) what else the head needs
 * @throws when the shell itself cannot be rendered
 */
export async function bodyHtml(parts: Parts, context: StaticHandlerContext, before?: string) {
  const { input, inspection, view, pattern, routes } = parts
  const { composition } = input
  const { app, areas, controls } = view
  const area = pattern === null ? undefined : areas.at(pattern)
  controls.$shelves.set(shelvesOf(parts, context))
  const router = createStaticRouter(routes, context)
  const tree = (
    <Root app={app} controls={controls}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Root>
  )
  const began = performance.now()
  const own = area?.status === 'ready' ? area : { remote: composition.host.name, ...composition.host }
  /** What another remote puts into the page fails for itself. */
  const atFault = (stack: string) => {
    const thrower = areas.thrownBy(stack)
    return { remote: thrower?.name ?? own.remote, release: thrower?.release ?? own.release }
  }
  const drawn = await renderStream(tree, {
    nonce: input.nonce,
    signal: input.signal,
    patienceMs: parts.patienceMs,
    onError: (error, stack) =>
      input.report({
        ...atFault(stack),
        phase: 'render',
        serial: composition.serial,
        where: 'edge',
        fellBackTo: null,
        message: toldOf(error),
      }),
  })
  const drawnMs = performance.now() - began
  // Before the first byte: what cannot be written is an error in time for a status.
  const state = pageState(parts, context)
  const early = scriptJson(state)
  const html = drawn.whole ? drawn.html : null
  const beside = besideHtml(parts, drawn.html, html)
  const written = async function* () {
    yield `<body>${before === undefined ? '' : before + beside}<div id="root">${drawn.html}`
    yield* drawn.rest
    const last = laterMaps(parts) ? input.lastAssets?.(wantedOf(parts)) : ''
    const told = inspection?.told({ owner: area?.remote ?? null, drawnMs })
    yield `</div><script type="application/json" id="${STATE_ID}">${late(state) ?? early}</script>${last ?? ''}${told ?? ''}</body></html>`
  }
  return { html, beside, parts: written() }
}

/** Styles of remotes that fill something of what is drawn. @param html the page where all of it is drawn by now */
function besideHtml(parts: Parts, drawn: string, html: string | null): string {
  const own = wantedOf(parts).remote
  const remotes = filledIn(drawn).filter(remote => remote !== own)
  if (remotes.length === 0) return ''
  return parts.input.besideAssets?.({ remotes, html, ...(laterMaps(parts) && { later: true }) }) ?? ''
}

function shelvesOf({ input, view: { app, areas } }: Parts, { matches, loaderData }: StaticHandlerContext) {
  const routeId = matches.at(-1)?.route.id
  const { pathname } = new URL(input.request.url)
  const data = routeId && loaderData[routeId]
  return pageHead({ areas, routeId, data, state: app.state, pathname }).shelves
}

/** With what was deferred and has come since; null where that cannot be written, and the browser asks for it itself. */
function late(state: PageState): string | null {
  try {
    return scriptJson(state)
  } catch {
    return null
  }
}

function pageState(parts: Parts, context: StaticHandlerContext): PageState {
  const { input, view } = parts
  const { composition } = input
  const { app, areas, controls } = view
  const remotes = Object.keys(composition.remotes).flatMap(name => {
    const release = areas.release(name)
    if (!release) return []
    const page = toPageRelease(release)
    // The import map may have gone out before another release stood in: the page then vouches for it itself.
    const standsIn = release.release !== composition.remotes[name]?.release
    return [[name, { ...page, ...(standsIn ? { files: release.files } : notVouched(parts, name)) }] as const]
  })
  const { patterns } = ownersOf(composition.remotes)
  const told = snapshot(app.state)
  return {
    app: { ...told, appInfo: told.appInfo && spokenNames(told.appInfo, told.language) },
    platform: { kind: app.platform.kind, device: app.platform.device },
    messages: SHELL_MESSAGES[app.state.$language.get()],
    composition: {
      serial: composition.serial,
      host: composition.host.release,
      ...(composition.watched && { watched: true }),
      remotes: Object.fromEntries(remotes),
    },
    loaderData: context.loaderData,
    errors: context.errors && answers(context.errors),
    shelves: controls.$shelves.get(),
    pattern: parts.pattern,
    pending: patterns.filter(pattern => areas.at(pattern)?.status === 'pending'),
    // Asked for when it is written: what was deferred may have come meanwhile.
    get kept() {
      return view.isKept() || undefined
    },
  }
}

/** What the page must ask for itself before it loads more of a remote's release than it shows. */
function notVouched(parts: Parts, name: string): Pick<PageRelease, 'unlisted' | 'listed'> {
  if (!laterMaps(parts)) return {}
  const { remote, page } = wantedOf(parts)
  if (name !== remote) return { unlisted: true }
  return page === null ? {} : { listed: page }
}

/** Only refusals cross over; of anything else the shopper learns that it failed. */
function answers(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (isRouteErrorResponse(error)) return [id, { ...error }]
      return [id, { status: 500, statusText: '', internal: false, data: null }]
    }),
  )
}
