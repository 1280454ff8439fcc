import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { News } from './news.ts'
import { takeNews } from './take-news.ts'

/** As the page asks for them. */
let tell: (news: News) => void
/** Files that the page has. */
let files: string[]
let followed: number
let reloads: number

beforeEach(() => {
  vi.useFakeTimers()
  files = ['http://localhost/r/mfe-x/x1/web/entry.js']
  followed = 0
  reloads = 0
  const document = new EventTarget()
  document.addEventListener('arcade:follow', () => followed++)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { href: 'http://localhost/', reload: () => reloads++ })
  vi.stubGlobal('performance', { getEntriesByType: () => files.map(name => ({ name })) })
  vi.stubGlobal(
    'EventSource',
    class {
      set onmessage(told: (event: { data: string }) => void) {
        tell = news => told({ data: JSON.stringify(news) })
      }
    },
  )
  takeNews('/.dev/updates')
  tell(released('x1'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const released = (id: string): News => ({ kind: 'released', base: `/r/mfe-x/${id}/` })
const taken = (id: string) => files.push(`http://localhost/r/mfe-x/${id}/web/entry.js`)

test('REL-7 of two saves close together the newer wins: nothing is awaited of the older any more', () => {
  tell(released('x2'))
  tell(released('x3'))
  taken('x3')
  vi.runAllTimers()
  expect([followed, reloads]).toEqual([2, 0])
})

test('REL-7 a release that a page does not move to is loaded with it, the newest alone', () => {
  tell(released('x2'))
  taken('x2')
  tell(released('x3'))
  vi.runAllTimers()
  expect([followed, reloads]).toEqual([2, 1])
})

test('REL-7 what a page has already, it does not move to', () => {
  tell(released('x1'))
  vi.runAllTimers()
  expect([followed, reloads]).toEqual([0, 0])
})
