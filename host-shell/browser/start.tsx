import type { Federation } from 'federation/runtime/federation.ts'
import { completeStyles } from 'federation/runtime/styles.ts'
import { startTransition } from 'react'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { RouterProvider } from 'shared-contracts/remote/runtime/router.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { onFirstUse } from 'shared-contracts/ui/first-use.ts'
import { insist } from 'shared-contracts/ui/insist.ts'
import { Root } from '../app/root.tsx'
import { messageOf } from '../areas/channel.ts'
import { ownersOf } from '../areas/owners.ts'
import { HYDRATING_EVENT } from '../document/early-input.ts'
import { type PageState, STATE_ID } from '../document/page-state.ts'
import type { Moving } from '../follow/follow.ts'
import { opensDocument } from '../follow/opens-document.ts'
import { notedCurrency } from '../language/noted-currency.ts'
import { keepInstallPrompt } from '../platform/install-prompt.ts'
import { preloadParts } from '../shell/parts.ts'
import { readCookies } from './cookies.ts'
import { drawAtOnce } from './draw-at-once.ts'
import { hydrateArea } from './hydrate-area.ts'
import { made, mount } from './hydration.ts'
import { mismatchPlace } from './mismatch-place.ts'
import { createPage, type Page } from './page.ts'
import { FILE_TIMEOUT_MS } from './page-areas.ts'
import { replayPresses } from './replay-presses.ts'
import { reportAlive } from './report.ts'
import { createRouting, type Routing } from './routing.ts'
import { watchPresses } from './watch-presses.ts'
import { savesData, whenIdle } from './when-idle.ts'
import { whenWanted } from './when-wanted.ts'
import { yieldToMain } from './yield-to-main.ts'

/** Takes the document over from the server: one app for as long as the document lives. */
export async function start(federation: Federation): Promise<void> {
  const root = document.getElementById('root')
  const text = document.getElementById(STATE_ID)?.textContent
  // The page that says that the shop cannot be reached has neither.
  if (!root || !text) return
  const used = new Promise<void>(onFirstUse)
  const boot = JSON.parse(text) as PageState
  const styled = completeStyles(FILE_TIMEOUT_MS)
  const { composition } = boot
  let following: Moving | null = null
  const page = createPage(federation, boot, () => routing)
  const { patterns } = ownersOf(composition.remotes)
  const routing = createRouting(page, patterns, address =>
    following ? following.navigating(address) : opensDocument(window, page.network, address),
  )
  made(page, routing)
  keepInstallPrompt(window, page.controls.$install)
  const { pattern } = boot
  const isReplaced = await hydrateArea(page.areas, boot, pattern, styled)
  const router = routing.open(boot)
  await yieldToMain()
  const taken = new Promise<void>(done => hydrate(root, page, router, composition.host, isReplaced, done))
  replayPresses(window)
  listening(page, pattern)
  watchPresses(window, address => {
    const busy = Object.values(composition.remotes).flatMap(remote => remote.busy ?? [])
    if (!busy.includes(routing.patternAt(address) ?? '')) routing.begin(address)
  })
  if (composition.watched) reportAlive()
  // Between two pieces nothing may become other than the server drew it.
  taken.then(() => {
    catchUpCart(page)
    catchUpCurrency(page.app)
  })
  whenIdle(window, page.network, async () => {
    if (mayLoadAhead(page)) {
      await page.areas.preload()
      await yieldToMain()
    }
    void whenWanted(used).then(() => mayLoadAhead(page) && preloadParts())
    // Without it the page would follow nothing for as long as it lives, the network's return neither.
    insist(() => import(/* webpackChunkName: "idle-work" */ './idle-work.ts')).then(
      ({ beginIdleWork }) => {
        following = beginIdleWork(page, routing, boot)
      },
      () => {},
    )
  })
}

/** What cannot be had now would count as broken for as long as the page lives. */
const mayLoadAhead = ({ network }: Page): boolean => network.onLine && !savesData(navigator)

function hydrate(
  root: HTMLElement,
  { app, controls, report }: Page,
  router: ReturnType<Routing['open']>,
  release: string,
  isReplaced: () => boolean,
  taken: () => void,
): void {
  const tree = (
    <Root app={app} controls={controls}>
      <RouterProvider router={drawAtOnce(router, startTransition, taken)} useTransitions={false} />
    </Root>
  )
  mount(root, tree, {
    onRecoverableError(error, info) {
      // The server has reported what it left out, and a release that stands in draws anew what another had drawn.
      if ((error as { digest?: unknown }).digest !== undefined || isReplaced()) return
      const message = messageOf(error) + mismatchPlace(info.componentStack)
      report({ remote: HOST_NAME, release, phase: 'render', fellBackTo: null, message })
    },
  })
}

/** Has what was pressed before React listens done now; in a page whose own code is slower than the shell's, once that is there. */
function listening({ areas }: Page, pattern: string | null): void {
  const say = (detail: string | null) =>
    void document.dispatchEvent(new CustomEvent(HYDRATING_EVENT, { detail }))
  const late = pattern !== null && !areas.at(pattern)
  say(late ? '#main' : null)
  if (late) areas.load(pattern).finally(() => say(null))
}

/** The cart, where the server did not have it in time, or the page is one that was kept: changes may have been made since. */
function catchUpCart({ app: { state, api }, network }: Page): void {
  if (state.$cart.get() && network.onLine) return
  api('GET shoppingManagement4/myCart').then(
    cart => acceptCart(state, cart),
    () => {},
  )
}

/** The noted currency, where the server did not have its rate in time (LNG-4). */
function catchUpCurrency({ state, api }: App): void {
  const noted = notedCurrency(readCookies())
  if (!noted || state.$currency.get().code === noted) return
  import(/* webpackChunkName: "currency" */ '../language/display-currency.ts')
    .then(({ takeCurrency }) => takeCurrency(api, noted, state))
    .catch(() => {})
}
