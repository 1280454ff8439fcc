import { expect, test } from 'vitest'
import { KEPT_TIMING } from '../worker/caches.ts'
import { createNetwork } from './network.ts'

const open = (onLine: boolean, navigation?: { serverTiming?: readonly { name: string }[] }) => {
  const navigator = { onLine }
  const performance = { getEntriesByType: () => (navigation ? [navigation] : []) }
  const page = Object.assign(new EventTarget(), { navigator, performance })
  return { page, navigator, network: createNetwork(page as never) }
}
const KEPT = { serverTiming: [{ name: KEPT_TIMING }] }

test.each([
  ['from the network', { serverTiming: [{ name: 'edge' }] }, true],
  ['from what the worker keeps', KEPT, false],
  ['in a browser that tells no timing of servers', {}, true],
  ['in a browser that tells nothing of it', undefined, true],
])('PWA-4 a page %s, in a browser that believes in a network: has one %s', (_, navigation, expected) => {
  expect(open(true, navigation).network.onLine).toBe(expected)
})

test('PWA-4 once the network has led somewhere the browser is believed again', () => {
  const { navigator, network } = open(true, KEPT)
  network.isBack()
  expect(network.onLine).toBe(true)
  navigator.onLine = false
  expect(network.onLine).toBe(false)
})

test('PWA-4 a network that went is known to have come back', () => {
  const { page, navigator, network } = open(true)
  expect(network.cameBack).toBe(false)
  navigator.onLine = false
  page.dispatchEvent(new Event('offline'))
  expect(network.cameBack).toBe(false)
  navigator.onLine = true
  expect(network.cameBack).toBe(true)
})
