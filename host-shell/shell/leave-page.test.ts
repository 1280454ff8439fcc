import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { leavePage } from './leave-page.ts'

const PARTS = ['sideMenu', 'languageModal', 'location', 'miniCart', 'search'] as const

function page(drawn: boolean) {
  const { state } = createFakeApp({})
  const document = { querySelector: () => (drawn ? {} : null) }
  const window = { document, navigator: { onLine: true } } as never
  return { state, leave: () => leavePage(state, window) }
}

test.each(PARTS)(
  'SID-4 CRT-5 HDR-3 what was opened over a page and has not come yet goes with it: %s',
  part => {
    const { state, leave } = page(false)
    state.$ui.set({ ...state.$ui.get(), [part]: true })
    leave()
    expect(state.$ui.get()[part]).toBe(false)
  },
)

test('CRT-5 what is drawn already is left to itself: it goes in the drawing of the next page', () => {
  const { state, leave } = page(true)
  state.$ui.set({ ...state.$ui.get(), miniCart: true })
  leave()
  expect(state.$ui.get().miniCart).toBe(true)
})

test('ERR-2 what was said of a page goes with it, what was said of the way to the next one goes along', () => {
  const { state, leave } = page(false)
  const now = Date.now()
  const old = { id: 1, kind: 'error', text: 'Not added.', at: now - 4_000 } as const
  const fresh = { id: 2, kind: 'success', text: 'Saved.', at: now } as const
  state.$notices.set([old, fresh])
  leave()
  expect(state.$notices.get()).toEqual([fresh])
})
