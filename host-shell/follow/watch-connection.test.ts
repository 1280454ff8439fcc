import { atom } from 'nanostores'
import type { Notice } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test, vi } from 'vitest'
import { watchConnection } from './watch-connection.ts'

function open(shown: { refused: boolean; missing: boolean; old?: boolean }, onLine = true) {
  const reload = vi.fn()
  const refresh = vi.fn(async () => {})
  const renew = vi.fn()
  const window = Object.assign(new EventTarget(), { location: { reload }, navigator: { onLine } })
  const $notices = atom<readonly Notice[]>([{ id: 1, kind: 'info', text: 'another' }])
  const notify = (kind: Notice['kind'], text: string) =>
    $notices.set([...$notices.get(), { id: 2, kind, text }])
  const app = { state: { $notices }, notify, translate: (key: string) => key, refresh }
  watchConnection(window as never, app as never, {
    refused: () => shown.refused,
    missing: () => shown.missing,
    old: () => shown.old ?? false,
    renew,
  })
  const texts = () => $notices.get().map(({ text }) => text)
  return { say: (type: string) => window.dispatchEvent(new Event(type)), texts, reload, refresh, renew }
}

test('PWA-4 ERR-2 says that the network is gone for as long as it is', () => {
  const { say, texts } = open({ refused: false, missing: false })
  say('offline')
  expect(texts()).toEqual(['another', 'shell.offline'])
  say('online')
  expect(texts()).toEqual(['another'])
})

test('PWA-4 a page that was opened without a network says so', () => {
  expect(open({ refused: false, missing: false }, false).texts()).toEqual(['another', 'shell.offline'])
})

test.each([
  [{ refused: false, missing: false }, 0, 0, 0],
  [{ refused: true, missing: false, old: true }, 1, 0, 0],
  [{ refused: true, missing: true, old: true }, 0, 1, 0],
  [{ refused: false, missing: false, old: true }, 0, 0, 1],
])(
  'PWA-4 with the network back, of a page %j: loaders again %d times, document again %d times, renewed %d times',
  (shown, loaders, documents, renewals) => {
    const { say, refresh, reload, renew } = open(shown)
    say('offline')
    say('online')
    expect([refresh, reload, renew].map(({ mock }) => mock.calls.length)).toEqual([
      loaders,
      documents,
      renewals,
    ])
  },
)
