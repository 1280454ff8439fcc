import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { CERT, KEY } from './payment/wechat-miniprogram/fixtures/certificate.ts'

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

test.each([
  ['PORT', '80a', 'must be a port'],
  ['PORT', '-1', 'must be a port'],
  ['METRICS_PORT', '99999', 'must be a port'],
  ['HOST', '"0.0.0.0"', 'stands in quotes'],
  ['STORE', "'tea-house'", 'stands in quotes'],
  ['DATA_DIR', '"/data"', 'stands in quotes'],
  ['MIN_FREE_MB', '64MB', 'must be a whole number of megabytes'],
  ['DRAIN_MS', '2s', 'must be a whole number of milliseconds'],
  ['REQUEST_TIMEOUT_MS', '0', 'must be a whole number of milliseconds'],
  ['ORDER_MINUTES', '1h', 'must be a whole number of minutes'],
  ['LOG_LEVEL', 'verbose', 'must be one of trace, debug'],
  ['CHECK_ANSWERS', 'true', 'must be on or off'],
  ['SANDBOX', 'ON', 'must be on or off'],
  ['PUBLIC_ORIGIN', 'https://u:s3cret@shop.example', 'must be an origin'],
  ['DATABASE_URL', 'postgres://u:s3cret/pw@db:5432/shop', 'must be an address such as postgres://'],
  ['DATABASE_URL', '"postgres://u:s3cret@db/shop"', 'stands in quotes'],
  ['DATABASE_PASSWORD', 's3cret', 'is of DATABASE_URL, which is not set'],
  ['SMTP_URL', 'smtp://u:s3cret/pw@mail.example:25', 'must be an address such as smtp://'],
  ['SMTP_URL', 'smtp://u:s3cret@:25', 'must be an address such as smtp://'],
  ['MAIL_FROM', 'Shop\nBcc: <a@shop.example>', 'must be an address such as shop@shop.example'],
  ['PUSH_SERVICES', 'https://push.example', 'must be host names'],
  ['DATA_KEY', 's3cret', 'must be 64 hexadecimal digits'],
  ['OTT_API', 'https://u:s3cret@ott.example', 'must be an address that starts with https://'],
  ['OTT_SECRET', 's3cret', 'must have at least 16 characters'],
  ['ALIPAY_PRIVATE_KEY', 's3cret', 'must be a private key as PEM'],
  ['ALIPAY_PUBLIC_KEY', 's3cret', 'must be a public key as PEM'],
  ['WECHATPAY_CERTIFICATE', 's3cret', 'must be a certificate as PEM'],
  ['WECHATPAY_CERTIFICATE_KEY', 's3cret', 'must be a private key as PEM'],
  ['WECHAT_API', 'ftp://u:s3cret@wechat.example', 'must be an address that starts with https://'],
])(
  'NFR-S ERR-2 %s=%j is named with what it should be, in words and never with its value',
  (name, value, must) => {
    const { message } = problemOf({ [name]: value })
    expect(message).toContain(`${name}: ${must}`)
    expect(message).not.toMatch(/s3cret|Expected|\/\^/)
  },
)

test('ERR-2 blanks and line ends around a setting are none of it; only blanks are no setting', () => {
  const config = readConfig({
    PORT: ' 9000\n',
    DATA_KEY: `${'0A'.repeat(32)} `,
    DATA_DIR: ' ',
    OTT_SECRET: '\t',
  })
  expect(config).toMatchObject({ port: 9000, dataKey: '0a'.repeat(32) })
  expect(config.dataDir).toBe(readConfig({}).dataDir)
  expect(config.providers.ott.secret).toBeNull()
})

test('CHK-7 a provider that knows us by an app is asked for it; PayPal works without its webhook', () => {
  const of = (name: string) => ({
    [`${name}_API`]: 'https://pay.example',
    [`${name}_MERCHANT_ID`]: 'm',
    [`${name}_SECRET`]: 'k'.repeat(20),
  })
  for (const name of ['SNAPPAY', 'WECHATPAY'])
    expect(problemOf(of(name)).message).toContain(`${name}_SECRET, ${name}_APP_ID belong together`)
  expect(readConfig(of('PAYPAL')).providers.paypal.appId).toBeNull()
})

test('CHK-7 NFR-S WeChat’s certificate comes with its own key', () => {
  const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const together = 'WECHATPAY_CERTIFICATE, WECHATPAY_CERTIFICATE_KEY belong together'
  expect(problemOf({ WECHATPAY_CERTIFICATE: CERT }).message).toContain(together)
  expect(problemOf({ WECHATPAY_CERTIFICATE: CERT, WECHATPAY_CERTIFICATE_KEY: other }).message).toContain(
    'must be the key of WECHATPAY_CERTIFICATE',
  )
  const given = { WECHATPAY_CERTIFICATE: CERT.replaceAll('\n', '\\n'), WECHATPAY_CERTIFICATE_KEY: KEY }
  expect(readConfig(given).providers['wechat-miniprogram'].certificate).toEqual({
    cert: expect.stringContaining(CERT.trim()),
    key: expect.stringContaining(KEY.trim()),
  })
})

function problemOf(env: Record<string, string>): Error {
  try {
    readConfig(env)
  } catch (error) {
    return error as Error
  }
  return new Error('nothing was wrong')
}

test('CHK-7 without the sandbox a provider needs its address, its key and its merchant together', () => {
  const half = {
    SANDBOX: 'off',
    OTT_API: 'https://ott.example',
    OTT_SECRET: 'k'.repeat(20),
    OTT_MERCHANT_ID: 'm',
    SNAPPAY_API: 'https://s.example',
  }
  expect(() => readConfig(half)).toThrow(
    'SNAPPAY_API, SNAPPAY_MERCHANT_ID, SNAPPAY_SECRET, SNAPPAY_APP_ID belong together',
  )
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
    expect(
      readConfig({ OTT_MERCHANT_ID_FILE: join(folder, 'password'), SANDBOX: 'on' }).providers.ott,
    ).toMatchObject({
      merchantId: 'p@ss/word',
    })
    writeFileSync(join(folder, 'nothing'), '\n')
    for (const name of ['nothing', '.'])
      expect(() => readConfig({ DATA_KEY_FILE: join(folder, name) })).toThrow(
        /DATA_KEY_FILE: cannot be read: .*arcade-secrets/,
      )
    expect(readConfig({ SSL_CERT_FILE: join(folder, 'none') }).port, 'no setting of ours').toBe(8081)
    expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      /SMTP_URL_FILE: cannot be read: ENOENT/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
