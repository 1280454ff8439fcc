import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, readJson, writeJson } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

function realStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
}
const blocked = () =>
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    localStorage: null,
  })

test('RTE-5 with storage blocked or absent a page still remembers, for as long as it is open', () => {
  blocked()
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    writeJson(browserStorage(name), 'x', { a: 1 })
    expect(readJson(browserStorage(name), 'x')).toEqual({ a: 1 })
    browserStorage(name).removeItem('x')
    expect(browserStorage(name).getItem('x')).toBeNull()
  }
})

test('RTE-5 what a full storage refuses is kept, and is newer than what it has', () => {
  const storage = realStorage()
  vi.stubGlobal('window', { sessionStorage: storage })
  const session = browserStorage('sessionStorage')
  session.setItem('x', 'old')
  const write = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  session.setItem('x', 'new')
  expect(browserStorage('sessionStorage').getItem('x')).toBe('new')
  write.mockRestore()
  session.setItem('x', 'newest')
  expect(storage.getItem('x')).toBe('newest')
  expect(session.getItem('x')).toBe('newest')
})

test('REL-1 on the server nothing is kept: visitors never meet', () => {
  browserStorage('localStorage').setItem('x', 'mine')
  expect(browserStorage('localStorage').getItem('x')).toBeNull()
})

test('RTE-5 anything in the storage that is not JSON reads as nothing', () => {
  const storage = realStorage()
  for (const junk of ['{', '', 'undefined']) {
    storage.setItem('x', junk)
    expect(readJson(storage, 'x')).toBeNull()
  }
})
