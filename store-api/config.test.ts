import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('CHK-7 without settings: port 8081, no store and no sandbox', () => {
  expect(readConfig({})).toMatchObject({ port: 8081, store: null, databaseUrl: null, sandbox: false })
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8081, databaseUrl: null })
})

test('everything wrong is named at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    PUBLIC_ORIGIN: 'shop',
    SANDBOX: 'perhaps',
  }
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_ORIGIN[\s\S]*SANDBOX/)
})

test('CHK-7 without the sandbox a provider needs its address, its key and its merchant together', () => {
  const half = {
    SANDBOX: 'off',
    OTT_API: 'https://ott.example',
    OTT_SECRET: 'k'.repeat(20),
    OTT_MERCHANT_ID: 'm',
    SNAPPAY_API: 'https://s.example',
  }
  expect(() => readConfig(half)).toThrow('SNAPPAY_API, SNAPPAY_MERCHANT_ID, SNAPPAY_SECRET belong together')
  expect(() => readConfig({ OPAY_SECRET: 'short' })).toThrow('OPAY_SECRET')
})
