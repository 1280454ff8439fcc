import type { Federation } from 'federation/runtime/federation.ts'
import { atom } from 'nanostores'
import type { AnswerFault } from 'shared-contracts/api/answers/read-answer.ts'
import { createApiClient } from 'shared-contracts/api/client.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { HostRequest, RemoteFailure } from 'shared-contracts/remote/host.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { KEPT } from 'shared-contracts/remote/server/kept-header.ts'
import { ANONYMOUS, createAppState } from 'shared-contracts/remote/state/app-state.ts'
import { faultText } from '../answers/fault-text.ts'
import { createServerReader } from '../answers/server-reader.ts'
import type { Controls } from '../app/controls.ts'
import { createApp } from '../app/create-app.ts'
import en from '../messages/en.ts'
import { createTexts } from '../messages/texts.ts'
import zh from '../messages/zh.ts'
import { serverPlatform } from '../platform/choose-platform.ts'
import { MINI_PROGRAM_COOKIE } from '../platform/wechat-bridge.ts'
import type { StartDocument } from '../store/start-document.ts'
import { createServerAreas, type ServerAreas } from './server-areas.ts'

export const SHELL_MESSAGES = { en, zh } as const

/** Everything of one page view on the server; nothing of it outlives the view or is seen by another. */
export interface View {
  app: App
  areas: ServerAreas
  controls: Controls
  /** Takes the store's document. @returns false when the language had been guessed wrongly */
  take(document: StartDocument): boolean
  /** Whether something stood in for the backend so far (decision 0104). */
  isKept(): boolean
}

const backendFault = ({ host, serial }: HostRequest['composition'], fault: AnswerFault): RemoteFailure => ({
  remote: host.name,
  release: host.release,
  phase: 'backend',
  serial,
  where: 'edge',
  fellBackTo: null,
  message: faultText(fault),
})

/** @param language as guessed */
export function createView(federation: Federation, input: HostRequest, language: Language): View {
  const { headers } = input.request
  const agent = headers.get('user-agent') ?? ''
  const inMiniProgram = headers.get('cookie')?.includes(`${MINI_PROGRAM_COOKIE}=1`) ?? false
  const state = createAppState({
    appInfo: null,
    session: ANONYMOUS,
    cart: null,
    language,
    currency: { code: 'CAD', rate: null },
  })
  let kept = false
  const fetch: HostRequest['fetch'] = async (...args) => {
    const answer = await input.fetch(...args)
    kept ||= answer.headers.has(KEPT)
    return answer
  }
  const texts = createTexts(language, SHELL_MESSAGES[language], {})
  const areas = createServerAreas({
    federation,
    input,
    language: () => state.$language.get(),
    take: texts.add,
  })
  const app = createApp({
    state,
    api: createApiClient({
      fetch,
      cookies: () => '',
      reader: createServerReader(fault => input.report(backendFault(input.composition, fault))),
    }),
    platform: serverPlatform(agent, inMiniProgram),
    texts,
    // Without its styles nothing of another remote is drawn.
    points: input.besideAssets && areas.points,
    prefetch: () => {},
    refresh: async () => {},
  })
  const nothing = async () => {}
  const controls: Controls = {
    areas,
    $epoch: atom(0),
    $shelves: atom(undefined),
    $install: atom(null),
    $iosHint: atom(false),
    changeLanguage: nothing,
    recover: nothing,
  }
  return {
    app,
    areas,
    controls,
    isKept: () => kept,
    take({ appInfo, session, language: known }) {
      const guessed = state.$language.get() === known
      state.$appInfo.set(appInfo)
      state.$session.set(session)
      state.$currency.set({ code: appInfo.currency, rate: null })
      state.$language.set(known)
      texts.change(known, SHELL_MESSAGES[known], appInfo.labels)
      app.platform = serverPlatform(agent, inMiniProgram || appInfo.detail.isWmp, appInfo.detail.device)
      return guessed
    },
  }
}
