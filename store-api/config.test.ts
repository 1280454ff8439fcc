import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings: tea-house on port 8081 with the sandbox', () => {
  expect(readConfig({})).toMatchObject({ port: 8081, store: 'tea-house', databaseUrl: null, sandbox: true })
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8081, databaseUrl: null })
})

test('everything wrong is named at once', () => {
  const wrong = {
    PORT: '99999',
    STORE: 'nope',
    DATABASE_URL: 'mysql://x',
    PUBLIC_ORIGIN: 'shop',
    SANDBOX: 'off',
  }
  expect(() => readConfig(wrong)).toThrow(
    /PORT[\s\S]*STORE[\s\S]*DATABASE_URL[\s\S]*PUBLIC_ORIGIN[\s\S]*OTT_API/,
  )
})

test('without the sandbox a provider needs its address and its key together', () => {
  const half = {
    SANDBOX: 'off',
    OTT_API: 'https://ott.example',
    OTT_SECRET: 'k'.repeat(20),
    SNAPPAY_API: 'https://s.example',
  }
  expect(() => readConfig(half)).toThrow('SNAPPAY_API and SNAPPAY_SECRET belong together')
  expect(() => readConfig({ OPAY_SECRET: 'short' })).toThrow('OPAY_SECRET')
})
