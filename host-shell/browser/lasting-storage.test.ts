import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { tabReloads } from '../follow/tab-reloads.ts'
import { hintOnce } from '../platform/hint-once.ts'
import { lastingStorage } from './lasting-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1'

/** A window whose storages are as given; a blocked one throws when it is named, as Chromium's does. */
function pageWith(storage: () => unknown) {
  const page = {
    navigator: { userAgent: IPHONE, maxTouchPoints: 5 },
    matchMedia: () => ({ matches: false }),
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(page, name, { get: storage })
  vi.stubGlobal('window', page)
  return page as unknown as Window
}

function memory() {
  const content = new Map<string, string>()
  return {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  }
}

test('REL-2 PWA-3 with storage blocked nothing throws; what cannot be remembered is not done at all', () => {
  const page = pageWith(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(lastingStorage('localStorage')).toBeNull()
  const $iosHint = atom(false)
  hintOnce(page, $iosHint)
  expect($iosHint.get()).toBe(false)
  const reloads = tabReloads(lastingStorage('sessionStorage'))
  reloads.add(2)
  expect(reloads.has(1)).toBe(true)
})

test('REL-2 PWA-3 with a storage the hint shows once, and a tab reloads once for a serial', () => {
  const kept = memory()
  const page = pageWith(() => kept)
  for (const shows of [true, false]) {
    const $iosHint = atom(false)
    hintOnce(page, $iosHint)
    expect($iosHint.get()).toBe(shows)
  }
  const reloads = tabReloads(lastingStorage('sessionStorage'))
  expect(reloads.has(2)).toBe(false)
  reloads.add(2)
  expect([reloads.has(2), reloads.has(3)]).toEqual([true, false])
})
