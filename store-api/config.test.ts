import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('CHK-7 H3 without settings: port 8081, no store and no sandbox', () => {
  expect(readConfig({})).toMatchObject({ port: 8081, store: null, databaseUrl: null, sandbox: false })
})

test('CHK-7 H3 a sandbox beside a real provider, or on an https address, does not start', () => {
  const real = { OTT_API: 'https://ott.example', OTT_SECRET: 'k'.repeat(20), OTT_MERCHANT_ID: 'm' }
  expect(() => readConfig({ SANDBOX: 'on', ...real })).toThrow('simulated providers cannot stand beside real')
  const weChat = { WECHAT_APP_ID: 'wx1', WECHAT_SECRET: 's' }
  expect(() => readConfig({ SANDBOX: 'on', ...weChat })).toThrow('simulated providers cannot stand')
  expect(() => readConfig({ SANDBOX: 'on', PUBLIC_ORIGIN: 'https://shop.example' })).toThrow(
    'money is only simulated',
  )
  expect(readConfig({ SANDBOX: 'on', PUBLIC_ORIGIN: 'http://localhost:8080' }).sandbox).toBe(true)
  expect(readConfig({ SANDBOX: 'off', PUBLIC_ORIGIN: 'https://shop.example', ...real }).sandbox).toBe(false)
})

test('ERR-2 an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8081, databaseUrl: null })
})

test('ERR-2 everything wrong is named at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    PUBLIC_ORIGIN: 'shop',
    TRUST_PROXY: 'loopback,proxy.example',
    SANDBOX: 'perhaps',
    MAIL_FROM: 'nobody',
  }
  expect(() => readConfig(wrong)).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_ORIGIN[\s\S]*TRUST_PROXY[\s\S]*SANDBOX[\s\S]*MAIL_FROM/,
  )
  for (const fine of ['shop@localhost', '桂枫茶食 <shop@shop.example>'])
    expect(readConfig({ MAIL_FROM: fine }).mail).toMatchObject({ from: fine })
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

test('NFR-S secrets come from files; the password joins the address of its database; a file that is missing is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-secrets-'))
  try {
    writeFileSync(join(folder, 'password'), 'p@ss/word\n')
    writeFileSync(join(folder, 'key'), `${'0a'.repeat(32)}\n`)
    const config = readConfig({
      DATABASE_URL: 'postgres://arcade@postgres:5432/arcade',
      DATABASE_PASSWORD_FILE: join(folder, 'password'),
      DATA_KEY_FILE: join(folder, 'key'),
    })
    expect(config.databaseUrl).toBe('postgres://arcade:p%40ss%2Fword@postgres:5432/arcade')
    expect(config.dataKey).toBe('0a'.repeat(32))
    expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/SMTP_URL_FILE: ENOENT/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
