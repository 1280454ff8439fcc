import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorWith } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { STORES } from 'releases/fixtures/stores.ts'
import { freePort, stop } from 'releases/process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { hostEntry, openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { startEdge } from '../fixtures/start-edge.ts'
import { confinement } from './confinement.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

/** What a release's code gets of anything beyond its page. */
const REACHES = hostEntry(`
  const { readFileSync, readdirSync, writeFileSync } = process.getBuiltinModule('node:fs')
  const { execSync } = process.getBuiltinModule('node:child_process')
  const { searchParams } = new URL(request.url)
  const tries = {
    read: path => readFileSync(path, 'utf8'),
    list: path => readdirSync(path).join(),
    write: path => writeFileSync(path, 'x'),
    run: command => execSync(command).toString(),
    env: name => String(process.env[name]),
  }
  let got
  try { got = tries[searchParams.get('try')](searchParams.get('what')) } catch (error) { got = error.code ?? error.message }
  return page('got ', String(got))`)

test('NFR-S the process that runs releases has no key, no token and no secret in its reach', async () => {
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': REACHES })
  const key = join(shop.folder, 'keys/signing.pem')
  const secret = join(shop.folder, 'secret')
  await writeFile(secret, 'x')
  const { child, url } = await startEdge(shop, {
    OPERATOR_PORT: String(await freePort()),
    RELEASE_SIGNING_KEY: await readFile(key, 'utf8'),
    DATABASE_URL: 'postgres://secret',
    OTT_SECRET: 'secret',
  })
  const got = async (what: string, how: string) =>
    (await (await fetch(`${url}/?try=${how}&what=${encodeURIComponent(what)}`)).text()).slice('got '.length)
  try {
    const token = join(shop.folder, 'edge-data/edge/operator-token')
    expect(await readFile(token, 'utf8')).not.toBe('')
    for (const path of [
      key,
      secret,
      token,
      '/etc/passwd',
      '/proc/self/environ',
      `/proc/${child.pid}/environ`,
    ])
      expect([path, await got(path, 'read')]).toEqual([path, 'ERR_ACCESS_DENIED'])
    expect(await got(join(shop.folder, 'keys'), 'list')).toBe('ERR_ACCESS_DENIED')
    for (const path of [
      join(shop.folder, 'store/documents/0000000099.json'),
      join(shop.folder, 'keys/trusted/x.pem'),
    ])
      expect([path, await got(path, 'write')]).toEqual([path, 'ERR_ACCESS_DENIED'])
    expect(await got('id', 'run')).toBe('ERR_ACCESS_DENIED')
    for (const name of ['RELEASE_SIGNING_KEY', 'DATABASE_URL', 'OTT_SECRET', 'OPERATOR_PORT'])
      expect([name, await got(name, 'env')]).toEqual([name, 'undefined'])
  } finally {
    await stop(child)
  }
})

test('REL-1 with its releases in a bucket the confined process serves too', async () => {
  const at = await STORES.s3()
  try {
    const release = operatorWith(at.env)
    await release(
      'publish',
      await builtRelease(at.folder, 'host-shell', 'h1', { 'node/entry.mjs': SAYS('page of') }),
    )
    await release('promote', 'host-shell', 'h1')
    const { child, url } = await startEdge(shop, at.env as Record<string, string>)
    try {
      expect(await (await fetch(url)).text()).toContain('page of h1')
      expect(existsSync('s3:')).toBe(false)
    } finally {
      await stop(child)
    }
  } finally {
    await at.close()
  }
})

test('NFR-S every setting that serving reads reaches the process that serves; what is for its supervisor alone does not', async () => {
  const sources = ['../config.ts', '../../releases/settings.ts'].map(path =>
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  )
  const names = new Set(sources.join('').match(/(?<=\benv\.)[A-Z][A-Z_]+/g))
  const all = Object.fromEntries([...names].map(name => [name, '1']))
  const { env } = await confinement(readConfig({ DATA_DIR: tmpdir() }), all)
  const kept = [...names].filter(name => env[name] === undefined).sort()
  expect(kept).toEqual([
    'GATE_SHOPPER',
    'OPERATOR_HOST',
    'OPERATOR_PORT',
    'OPERATOR_TOKEN_FILE',
    'RELEASE_ACTOR',
    'RELEASE_EDGES',
    'RELEASE_SIGNING_KEY',
    'RELEASE_TEAM_KEY',
    'RELEASE_WEBHOOK',
    'STANDBY',
  ])
})

test('NFR-S what serves is given the bucket’s credentials that were named for it, and none of its supervisor’s', async () => {
  const supervisor = { AWS_ACCESS_KEY_ID: 'all', AWS_SECRET_ACCESS_KEY: 'all', AWS_SESSION_TOKEN: 'all' }
  const own = { SERVING_AWS_ACCESS_KEY_ID: 'reads', SERVING_AWS_SECRET_ACCESS_KEY: 'reads too' }
  const given = async (env: NodeJS.ProcessEnv) =>
    (await confinement(readConfig({ DATA_DIR: tmpdir() }), env)).env
  expect(await given(supervisor)).toMatchObject(supervisor)
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...rest } = await given({ ...supervisor, ...own })
  expect([AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]).toEqual(['reads', 'reads too'])
  expect(Object.values(rest)).not.toContain('all')
})
