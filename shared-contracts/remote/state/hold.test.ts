import { expect, test } from 'vitest'
import { hold, isHeld, unhold } from './hold.ts'

function memory(content = new Map<string, string>()) {
  return {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
  }
}

test('REL-2 tabs are held while one name holds them, however often it was said', () => {
  const storage = memory()
  expect(isHeld(storage)).toBe(false)
  hold(storage, 'mfe-a:1')
  hold(storage, 'mfe-a:1')
  hold(storage, 'mfe-a:2')
  unhold(storage, 'mfe-a:1')
  expect(isHeld(storage)).toBe(true)
  unhold(storage, 'mfe-a:2')
  unhold(storage, 'mfe-a:2')
  expect(isHeld(storage)).toBe(false)
})

test('REL-2 the oldest of many holds is given up', () => {
  const storage = memory()
  for (let i = 0; i <= 8; i++) hold(storage, `mfe-a:${i}`)
  for (let i = 1; i <= 8; i++) unhold(storage, `mfe-a:${i}`)
  expect(isHeld(storage)).toBe(false)
})

test('REL-2 a storage that is blocked or holds something else holds nothing', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  hold({ getItem: blocked, setItem: blocked }, 'mfe-a:1')
  expect(isHeld({ getItem: blocked })).toBe(false)
  for (const text of ['{', '{}', '[1]', 'null']) expect(isHeld({ getItem: () => text })).toBe(false)
})
