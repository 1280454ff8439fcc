import type { ApiClient } from '../api/client.ts'
import type { Call } from '../api/endpoints.ts'
import type { Language } from '../language/language.ts'
import type { MessageTable } from '../language/messages.ts'
import { textOf } from '../language/text-of.ts'
import type { PlatformKind } from '../remote/platform/platform.ts'
import type { Points } from '../remote/points.ts'
import type { App } from '../remote/runtime/app.ts'
import { ANONYMOUS, type AppSnapshot, createAppState, type Notice } from '../remote/state/app-state.ts'

/** What a page gives along with a call. */
export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}
/** The answer itself, or a function of the call's input that returns, resolves to or throws it. */
export type Answer = object | ((input: CallInput) => unknown)
export type Answers = Partial<Record<Call, Answer>>

export interface FakeBackend {
  api: ApiClient
  /** Calls made, in order. */
  calls: { call: string; options: CallInput }[]
}

/** A backend that knows the answers given and nothing else: any other call rejects, naming it. */
export function createFakeBackend(answers: Answers = {}): FakeBackend {
  const calls: FakeBackend['calls'] = []
  const api = async (call: Call, options: CallInput = {}) => {
    calls.push({ call, options })
    const answer = answers[call]
    if (answer === undefined) throw new Error(`unexpected call: ${call}`)
    return typeof answer === 'function' ? answer(options) : answer
  }
  return { api: api as ApiClient, calls }
}

/** A visitor is anonymous, reads English, pays in CAD and has no cart yet, unless said otherwise. */
export interface FakeAppOptions extends Partial<AppSnapshot> {
  answers?: Answers
  /** Texts the host would have loaded before the page. */
  messages?: Partial<Record<Language, MessageTable>>
  platform?: PlatformKind
  /** What others put into the page; nobody does otherwise. */
  points?: Points
}

export interface FakeApp extends App, FakeBackend {
  /** What the shopper was told, in order. */
  told: Pick<Notice, 'kind' | 'text'>[]
}

/** What a host hands to pages, for a test: real state and real texts, the backend made of `answers`. */
export function createFakeApp(options: FakeAppOptions = {}): FakeApp {
  const { answers, messages = {}, platform = 'browser', points, language = 'en', ...snapshot } = options
  const table = messages[language] ?? {}
  const told: FakeApp['told'] = []
  return {
    ...createFakeBackend(answers),
    state: createAppState({
      appInfo: null,
      session: ANONYMOUS,
      cart: null,
      currency: { code: 'CAD', rate: null },
      ...snapshot,
      language,
    }),
    platform: {
      kind: platform,
      device: 'mobile',
      navigate: async () => false,
      openPayment() {},
      support: async () => false,
      share: async () => false,
    },
    translate: (key, values) => textOf(language, table, key, values),
    prefetch() {},
    refresh: async () => {},
    points,
    notify: (kind, text) => void told.push({ kind, text }),
    told,
  }
}
