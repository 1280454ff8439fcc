import { expect, test } from 'vitest'
import { readAdapters } from './adapters.ts'
import { createCollector } from './collector.ts'
import { saysNo } from './consent.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const moment = () => ({
  address: 'https://shop.test/store',
  language: 'en',
  at: new Date('2026-06-02T14:00:00Z'),
})
const both = readAdapters([
  { kind: 'beacon', address: '/collect' },
  { kind: 'plausible', address: '/api/event' },
])
function collector(kept = storage(), adapters = both) {
  const sent: [string, object][] = []
  const send = (address: string, message: object) => void sent.push([address, message])
  return { sent, kept, ...createCollector({ adapters, storage: kept, moment, send }) }
}
const view = { name: 'view', path: '/store' } as const
const purchase = { name: 'purchase', orderID: 'A1', total: 1250, currency: 'CAD' } as const

test('NFR-S nothing leaves before a yes, what came before it neither; each counter is told in its own words', () => {
  const { take, decide, sent, consent } = collector()
  take(view)
  expect([consent(), sent]).toEqual([null, []])
  decide('yes')
  expect(sent).toEqual([])
  take(view)
  const said = { address: 'https://shop.test/store', language: 'en', at: '2026-06-02T14:00:00.000Z' }
  expect(sent).toEqual([
    ['/collect', { ...view, ...said }],
    [
      '/api/event',
      { name: 'pageview', url: 'https://shop.test/store', domain: 'shop.test', props: { path: '/store' } },
    ],
  ])
})

test('NFR-S a yes is remembered, and can be taken back: then all that was noted is gone but the no', () => {
  const first = collector()
  first.decide('yes')
  first.take(purchase)
  const next = collector(first.kept)
  next.take(view)
  expect(next.sent).toHaveLength(2)
  next.decide('no')
  next.take(view)
  expect(next.sent).toHaveLength(2)
  expect([...next.kept.kept.values()]).toEqual(['no'])
})

test('NFR-S what was answered in another tab of the browser counts in this one as well', () => {
  const here = collector()
  here.decide('yes')
  here.take(view)
  collector(here.kept).decide('no')
  here.take(view)
  here.take(purchase)
  expect([here.sent.length, here.consent()]).toEqual([2, 'no'])
  expect([...here.kept.kept.values()]).toEqual(['no'])
})

test('NFR-S an order is one purchase, however often its page is seen, and only the latest orders are remembered', () => {
  const first = collector()
  first.decide('yes')
  first.take(purchase)
  const again = collector(first.kept)
  again.take(purchase)
  again.take({ ...purchase, orderID: 'A2' })
  expect([first.sent.length, again.sent.length]).toEqual([2, 2])
  for (let i = 0; i < 40; i++) again.take({ ...purchase, orderID: `B${i}` })
  const kept = [...first.kept.kept.values()].find(value => value.startsWith('['))
  expect(JSON.parse(kept ?? '')).toEqual(Array.from({ length: 20 }, (_, i) => `B${i + 20}`))
})

test('NFR-S a browser that says no for its owner is believed', () => {
  expect(saysNo({ doNotTrack: '1' })).toBe(true)
  expect(saysNo({ globalPrivacyControl: true })).toBe(true)
  expect(saysNo({ doNotTrack: 'unspecified', globalPrivacyControl: false })).toBe(false)
  expect(saysNo({ doNotTrack: null })).toBe(false)
})

test('APP-3 only known kinds at paths of the shop are counters', () => {
  const wrong = ['https://elsewhere.test/c', '//elsewhere.test', '/\\elsewhere.test', 7, null]
  expect(readAdapters(wrong.map(address => ({ kind: 'beacon', address })))).toEqual([])
  expect(readAdapters([{ kind: 'toString', address: '/c' }, 'beacon', null])).toEqual([])
})
