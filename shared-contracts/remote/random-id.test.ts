import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { IntentId } from '../api/entities/basics.ts'
import { randomID } from './random-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('API-5 ids of intents are what the backend takes, also where randomUUID is missing', () => {
  const id = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(randomID()).toMatch(id)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const made = Array.from({ length: 50 }, randomID)
  for (const one of made) {
    expect(one).toMatch(id)
    expect(v.is(IntentId, one)).toBe(true)
  }
  expect(new Set(made).size).toBe(50)
})
