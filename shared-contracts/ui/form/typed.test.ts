import { expect, test } from 'vitest'
import { ANONYMOUS } from '../../remote/state/app-state.ts'
import type { BrowserStorage } from '../../remote/storage.ts'
import { createFakeApp } from '../../testing/fake-app.ts'
import { forgetAtSignOut, keepTyped, readTyped } from './typed.ts'

const KEY = 'sample.form'
function memoryStorage(): BrowserStorage & { size(): number } {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
    size: () => kept.size,
  }
}
const typed = { email: 'mei@example.com', agreed: true }

test('CHK-6 LNG-6 what is typed outlives Back, reload and a change of language', () => {
  const storage = memoryStorage()
  keepTyped(storage, KEY, null, typed)
  expect(readTyped(storage, KEY, null)).toEqual(typed)
  expect(readTyped(storage, 'other.form', null)).toEqual({})
})

test('CHK-6 a guest who signs in keeps it; what a person typed is nobody else’s', () => {
  const storage = memoryStorage()
  keepTyped(storage, KEY, null, typed)
  expect(readTyped(storage, KEY, 'u1')).toEqual(typed)
  keepTyped(storage, KEY, 'u1', typed)
  expect(readTyped(storage, KEY, 'u2')).toEqual({})
  expect(storage.size()).toBe(0)
})

test('CHK-6 nothing personal is left after sign-out', () => {
  const storage = memoryStorage()
  const { state } = createFakeApp()
  state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  forgetAtSignOut(state, storage, KEY)
  forgetAtSignOut(state, storage, KEY)
  keepTyped(storage, KEY, 'u1', typed)
  state.$session.set(ANONYMOUS)
  expect(storage.size()).toBe(0)
})

test('CHK-6 a storage with anything in it breaks nothing', () => {
  const storage = memoryStorage()
  for (const junk of ['{', '7', '[]', '{"owner":null,"values":{"email":{}}}', '"x"', '{"values":null}']) {
    storage.setItem(KEY, junk)
    expect(readTyped(storage, KEY, null)).toEqual({})
  }
})
