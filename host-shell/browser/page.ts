import type { Federation } from 'federation/runtime/federation.ts'
import { atom } from 'nanostores'
import { createApiClient } from 'shared-contracts/api/client.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { createAppState } from 'shared-contracts/remote/state/app-state.ts'
import type { Controls } from '../app/controls.ts'
import { countedFetch } from '../app/counted-fetch.ts'
import { createApp } from '../app/create-app.ts'
import type { Report } from '../areas/channel.ts'
import type { PageState } from '../document/page-state.ts'
import { createTexts, type Texts } from '../messages/texts.ts'
import { choosePlatform } from '../platform/choose-platform.ts'
import { readCookies } from './cookies.ts'
import { createNetwork, type Network } from './network.ts'
import { createPageAreas, type PageAreas } from './page-areas.ts'
import { createReport } from './report.ts'
import { createTrust } from './trust.ts'

/** What a page asks of its routes. */
interface Routes {
  /** Path pattern of the page at an address; null for the shell's own. */
  patternAt(address: string): string | null
  /** Runs the loaders of what is shown again. */
  revalidate(): Promise<void>
}

/** What lives as long as the document, besides its routes. */
export interface Page {
  app: App
  areas: PageAreas
  controls: Controls
  network: Network
  report: Report
  texts: Texts
  /** Mounts the shown areas anew. */
  remount(): void
  /** Whether a call of the backend is in flight. */
  calling(): boolean
}

/** @param routing called after the page is made: routes and page need each other */
export function createPage(federation: Federation, boot: PageState, routing: () => Routes): Page {
  const { composition } = boot
  const state = createAppState(boot.app)
  const texts = createTexts(boot.app.language, boot.messages, boot.app.appInfo?.labels ?? {})
  const report = createReport(composition)
  const areas = createPageAreas({
    federation,
    composition,
    language: () => state.$language.get(),
    take: texts.add,
    trust: createTrust(window),
    report,
  })
  const network = createNetwork(window)
  const calls = countedFetch((...args) => fetch(...args))
  const $epoch = atom(0)
  const remount = () => $epoch.set($epoch.get() + 1)
  const app = createApp({
    state,
    api: createApiClient({
      fetch: calls.fetch,
      cookies: readCookies,
      session: { token: null },
      // Without its file an answer is taken as it comes.
      reader: call =>
        import(/* webpackChunkName: "answers" */ '../answers/browser-reader.ts')
          .then(({ browserReader }) => browserReader(call, composition))
          .catch(() => answer => answer),
      headers: () => ({ 'X-Arcade-Serial': String(composition.serial) }),
    }),
    platform: choosePlatform(window, boot.platform),
    texts,
    points: areas.points,
    prefetch(path) {
      const pattern = routing().patternAt(path)
      // What cannot be had now would count as broken for as long as the page lives.
      if (pattern !== null && network.onLine) void areas.load(pattern)
    },
    async refresh() {
      await routing().revalidate()
      remount()
    },
  })
  const controls: Controls = {
    areas,
    $epoch,
    $shelves: atom(boot.shelves),
    $install: atom(null),
    $iosHint: atom(false),
    changeLanguage: languageSwitch(app, texts, areas, routing),
    recover: recovery(app),
  }
  return { app, areas, controls, network, report, texts, remount, calling: calls.calling }
}

const languageSwitch =
  (app: App, texts: Texts, areas: PageAreas, routing: () => Routes): Controls['changeLanguage'] =>
  async language => {
    const { changeLanguage } = await import(/* webpackChunkName: "change-language" */ './change-language.ts')
    await changeLanguage(language, app, texts, areas, routing().revalidate)
  }

/** One refresh for each pattern at a time: every part of an area that crashed asks for it. */
function recovery(app: App): Controls['recover'] {
  const recovering = new Map<string, Promise<void>>()
  return pattern => {
    const inFlight = recovering.get(pattern) ?? app.refresh().finally(() => recovering.delete(pattern))
    recovering.set(pattern, inFlight)
    return inFlight
  }
}
