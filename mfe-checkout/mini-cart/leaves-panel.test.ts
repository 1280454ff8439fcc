import { expect, test } from 'vitest'
import { leavesPanel } from './leaves-panel.ts'

/** As much of an element as is asked of it. */
interface Fake {
  in: Fake | null
  dialog?: true
  closest(): Fake | null
}
function element(parent: Fake | null, dialog?: true): Fake {
  const made: Fake = {
    in: parent,
    ...(dialog && { dialog }),
    closest: () => (made.dialog ? made : (made.in?.closest() ?? null)),
  }
  return made
}

const page = element(null)
const panelElement = element(page, true)
const inPanel = element(panelElement)
const inOtherDialog = element(element(page, true))
const contains = (other: Fake | null): boolean =>
  other !== null && (other === panelElement || contains(other.in))
const panel = { contains: (other: Node) => contains(other as unknown as Fake) }
const heard = (type: string, target: Fake, more = {}) =>
  leavesPanel({ type, target, defaultPrevented: false, ...more }, panel)

test('CRT-5 a press beside the mini-cart is done with it, one in it or in a dialog over the page is not', () => {
  expect(heard('click', page)).toBe(true)
  expect(heard('click', inPanel)).toBe(false)
  expect(heard('click', inOtherDialog)).toBe(false)
  // An action that answers elsewhere on the page is still a press.
  expect(heard('click', page, { defaultPrevented: true })).toBe(true)
})

test('CRT-5 Escape closes the mini-cart wherever the focus is, unless it is somebody else’s', () => {
  expect(heard('keydown', page, { key: 'Escape' })).toBe(true)
  expect(heard('keydown', inPanel, { key: 'Escape' })).toBe(true)
  expect(heard('keydown', page, { key: 'Enter' })).toBe(false)
  expect(heard('keydown', inOtherDialog, { key: 'Escape' })).toBe(false)
  expect(heard('keydown', page, { key: 'Escape', defaultPrevented: true })).toBe(false)
  expect(heard('keydown', page, { key: 'Escape', isComposing: true })).toBe(false)
})
