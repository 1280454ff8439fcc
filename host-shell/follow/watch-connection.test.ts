import { atom } from 'nanostores'
import type { Notice } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test, vi } from 'vitest'
import { untilAnswered } from './renew-kept.ts'
import { watchConnection } from './watch-connection.ts'

/** @param leadsTo whether what the browser takes for a network leads anywhere @param wasAway whether it went before anything watched it */
function open(
  shown: { refused: boolean; missing: boolean; old?: boolean },
  onLine = true,
  leadsTo = true,
  wasAway = false,
) {
  const reload = vi.fn()
  const renew = vi.fn()
  const window = Object.assign(new EventTarget(), { location: { reload }, navigator: { onLine } })
  const $notices = atom<readonly Notice[]>([{ id: 1, kind: 'info', text: 'another' }])
  const notify = (kind: Notice['kind'], text: string) =>
    $notices.set([...$notices.get(), { id: 2, kind, text }])
  const network = {
    onLine: onLine && leadsTo,
    cameBack: onLine && wasAway,
    isBack() {
      network.onLine = true
    },
  }
  const { promise: answer, resolve: answered } = Promise.withResolvers<unknown>()
  const api = vi.fn(() => answer)
  const app = { api, state: { $notices }, notify, translate: (key: string) => key }
  watchConnection(window as never, network, app as never, {
    refused: () => shown.refused,
    missing: () => shown.missing,
    old: () => shown.old ?? false,
    renew,
    answered: () => untilAnswered(app as never),
  })
  const texts = () => $notices.get().map(({ text }) => text)
  const say = (type: string) => window.dispatchEvent(new Event(type))
  return { say, texts, reload, renew, network, api, answered }
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
  [{ refused: false, missing: false }, 0, 0],
  [{ refused: true, missing: false }, 0, 1],
  [{ refused: true, missing: true, old: true }, 1, 0],
  [{ refused: false, missing: false, old: true }, 0, 1],
])(
  'PWA-4 with the network back, of a page %j: document again %d times, renewed %d times',
  (shown, documents, renewals) => {
    const { say, reload, renew } = open(shown)
    say('offline')
    say('online')
    expect([reload, renew].map(({ mock }) => mock.calls.length)).toEqual([documents, renewals])
  },
)

test.each([
  [{ refused: false, missing: true }, true, true, 1, 0],
  [{ refused: true, missing: false }, true, true, 0, 1],
  // What failed by itself would fail again, without end.
  [{ refused: true, missing: true }, true, false, 0, 0],
  [{ refused: true, missing: true }, false, true, 0, 0],
])(
  'PWA-4 of a page %j that begins to watch the network late (there now: %s, away before: %s): document again %d times, renewed %d times',
  (shown, isThere, wasAway, documents, renewals) => {
    const { reload, renew } = open(shown, isThere, true, wasAway)
    expect([reload, renew].map(({ mock }) => mock.calls.length)).toEqual([documents, renewals])
  },
)

test('PWA-4 a page that was kept, in a network that leads nowhere, says so, and is renewed once the backend answers', async () => {
  const { texts, renew, network, answered } = open({ refused: false, missing: false, old: true }, true, false)
  expect(texts()).toEqual(['another', 'shell.offline'])
  expect(renew).not.toHaveBeenCalled()
  answered({})
  await expect.poll(texts).toEqual(['another'])
  expect(renew).toHaveBeenCalledTimes(1)
  expect(network.onLine).toBe(true)
})

test('PWA-4 without a network, and with one, the backend is not asked whether it is there', () => {
  expect(open({ refused: false, missing: false }, false).api).not.toHaveBeenCalled()
  expect(open({ refused: false, missing: false }).api).not.toHaveBeenCalled()
})
