import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openWorkspace, readDocument, readSettings } from 'releases/document'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { signDocument, signingKey } from 'releases/signing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostEntry, metricsOf, openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { LIMITS } from '../limits.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page of') })
})
afterEach(() => {
  vi.useRealTimers()
  return shop.close()
})

type Edge = Awaited<ReturnType<Shop['open']>>
const releaseShown = async (edge: Edge) => (await edge.inject('/')).body.split(' ').at(-1)
const pathOf = (serial: number) => join(shop.documents, `${String(serial).padStart(10, '0')}.json`)
const refusals = async (edge: Edge) =>
  (await metricsOf(edge)).match(/edge_document_refused_total\{reason="[^"]+"/g)

describe('the edge follows the release document', () => {
  test('REL-2 each promotion and each rollback is in the very next page', async () => {
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h1')
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    for (let round = 0; round < 10; round++) {
      expect(await releaseShown(edge)).toBe('h2')
      await shop.release('rollback', 'host-shell')
      expect(await releaseShown(edge)).toBe('h1')
      await shop.release('promote', 'host-shell', 'h2')
    }
  })

  test('REL-2 REL-6 what a clock that ran ahead refused as expired is taken once that is set back', async () => {
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h1')
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 })
    expect(await releaseShown(edge)).toBe('h1')
    expect(await refusals(edge)).toContain('edge_document_refused_total{reason="expired"')
    vi.useRealTimers()
    await expect.poll(() => releaseShown(edge)).toBe('h2')
  })

  test('REL-6 an altered document is refused, the last good one stays', async () => {
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h1')
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    for (const serial of [3, 4])
      await writeFile(pathOf(serial), (await readFile(pathOf(serial), 'utf8')).replace('h2', 'h1'))
    expect(await releaseShown(edge)).toBe('h1')
    expect(await refusals(edge)).toContain('edge_document_refused_total{reason="altered"')
  })

  test('REL-6 an older document put in again under a new serial is refused', async () => {
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h2')
    await copyFile(pathOf(2), pathOf(5))
    expect(await releaseShown(edge)).toBe('h2')
    expect(await refusals(edge)).toContain('edge_document_refused_total{reason="mixed"')
  })

  test('REL-6 a store that went back is refused, by a restarted edge too', async () => {
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h2')
    for (const serial of [3, 4]) await rm(pathOf(serial))
    expect(await releaseShown(edge)).toBe('h2')
    const restarted = await shop.open()
    expect(await releaseShown(restarted)).toBe('h2')
    expect(await refusals(restarted)).toContain('edge_document_refused_total{reason="older"')
  })

  test('REL-6 another signed document under the serial in use is refused, by a restarted edge too', async () => {
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h2')
    await rm(pathOf(4))
    await shop.release('freeze', 'host-shell', '--reason', 'x')
    expect(await releaseShown(edge)).toBe('h2')
    const restarted = await shop.open()
    expect(await releaseShown(restarted)).toBe('h2')
    expect(await refusals(restarted)).toContain('edge_document_refused_total{reason="mixed"')
  })

  test('REL-6 an expired document, an unsigned one and one that is no document are refused', async () => {
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h1')
    await shop.release('publish', await builtRelease(shop.folder, 'host-shell', 'h2'))
    const settings = readSettings(operatorEnv(shop.folder))
    const newest = await readDocument(openWorkspace(settings))
    const expires = new Date(Date.now() - 60_000).toISOString()
    const expired = { ...newest, serial: newest.serial + 1, expires }
    await writeFile(pathOf(expired.serial), signDocument(expired, await signingKey(settings)))
    expect(await releaseShown(edge)).toBe('h1')
    const { payload } = JSON.parse(await readFile(pathOf(4), 'utf8'))
    await writeFile(pathOf(5), payload)
    await writeFile(pathOf(6), '<html>')
    const said = () => edge.inject('/').then(() => refusals(edge))
    for (const reason of ['expired', 'unsigned'])
      await expect.poll(said).toContain(`edge_document_refused_total{reason="${reason}"`)
    expect(await releaseShown(edge)).toBe('h1')
  })

  test('REL-6 a document of another key is refused', async () => {
    const edge = await shop.open()
    await rm(join(shop.folder, 'keys'), { recursive: true })
    expect((await edge.inject('/')).statusCode).toBe(503)
    expect(await refusals(edge)).toEqual(['edge_document_refused_total{reason="unknown key"'])
  })

  test('REL-6 a bogus document with a huge serial does not hide a true one', async () => {
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h1')
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    await writeFile(pathOf(9_999_999), '{}')
    expect(await releaseShown(edge)).toBe('h2')
  })

  test('REL-11 what was taken out of the store is refused no more', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const edge = await shop.open()
    await writeFile(pathOf(9_999_999_999), '{}')
    const refused = async () => (await edge.inject('/.well-known/serial')).json().refused
    expect(await refused()).toBe('unsigned')
    await rm(pathOf(9_999_999_999))
    vi.advanceTimersByTime(LIMITS.listAgain)
    expect(await refused()).toBeUndefined()
  })
})

describe('REL-6 the edge runs only what the document vouches for', () => {
  test('a host whose node file was altered in the store gives way to the last good one', async () => {
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    await writeFile(shop.stored('host-shell/h2/node/entry.mjs'), SAYS('evil'))
    const edge = await shop.open()
    expect((await edge.inject('/')).body).toBe('<!doctype html>page of h1')
  })

  test('so does one whose stylesheet was, since the edge writes it into pages', async () => {
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page of') })
    await writeFile(shop.stored('host-shell/h2/web/style.css'), 'body { display: none }')
    const edge = await shop.open()
    expect((await edge.inject('/')).body).toBe('<!doctype html>page of h1')
  })

  test('so does one whose file is missing, until the store is repaired', async () => {
    const entry = { 'node/entry.mjs': SAYS('page of') }
    await shop.ship('host-shell', 'h2', entry)
    await rm(shop.stored('host-shell/h2/node/entry.mjs'))
    const edge = await shop.open()
    expect(await releaseShown(edge)).toBe('h1')
    await shop.ship('host-shell', 'h2', entry)
    expect(await releaseShown(edge)).toBe('h2')
  })

  test('a copy altered in the edge’s own folder is made anew', async () => {
    const first = await shop.open()
    expect(await releaseShown(first)).toBe('h1')
    const { globSync } = await import('node:fs')
    const [copy = ''] = globSync(join(shop.folder, 'edge-data/edge/code/host-shell/h1/*/node/entry.mjs'))
    await writeFile(copy, SAYS('evil'))
    await shop.open().then(edge => edge.inject('/readyz'))
    expect(await readFile(copy, 'utf8')).toBe(SAYS('page of'))
  })

  test('a remote’s altered entry is refused to the host, which may take the last good one', async () => {
    await shop.ship('host-shell', 'h2', {
      'node/entry.mjs': hostEntry(`
        const active = composition.remotes['mfe-catalog'].release
        const entry = await nodeEntry('mfe-catalog', active)
          .catch(() => nodeEntry('mfe-catalog', composition.lastGood['mfe-catalog'][0].release))
        const stranger = await nodeEntry('mfe-catalog', 'none').catch(error => error.message)
        return page((await import(entry)).words, ' / ', stranger, assets({ remote: 'mfe-catalog', page: null, language: 'en' }))`),
    })
    await shop.ship('mfe-catalog', 'c1', { 'node/entry.mjs': "export const words = 'good'" })
    await shop.ship('mfe-catalog', 'c2', { 'node/entry.mjs': "export const words = 'new'" })
    await writeFile(shop.stored('mfe-catalog/c2/node/entry.mjs'), "export const words = 'evil'")
    const edge = await shop.open()
    const { body } = await edge.inject('/')
    expect(body).toContain('good / mfe-catalog none is not part of this page')
    expect(body).toContain('modulepreload" href="/r/mfe-catalog/c1/web/entry.js"')
  })
})
