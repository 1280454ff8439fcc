import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adoptRelease } from './adopt.ts'

const SHARED = [
  'react',
  'nanostores',
  'shared-contracts/remote/runtime/router.ts',
  'shared-contracts/remote/runtime/app.ts',
]
const DECLARED = {
  name: 'mfe-stock',
  requires: `^${CONTRACT_VERSION}`,
  paths: { '/stock': 'stock', '/stock/:id': 'one' },
  samples: { '/stock/:id': '/stock/1' },
  busy: ['/stock'],
  fallback: { '/stock/:id': { part: 'order-state', param: 'id' } },
  slots: { 'search-box': 'search' },
  offers: { 'stock.end': '/stock' },
  fills: { 'product.below-price': { part: 'stock-left', order: 10, within: 100 } },
}

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arcade-adopt-'))
  await mkdir(join(dir, 'dist'))
  await write('declaration.ts', `export const declaration = ${JSON.stringify(DECLARED)}`)
  await write('dist/remoteEntry.js', 'export const get = 1')
  await write(
    'dist/mf-manifest.json',
    JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
      shared: SHARED.map(name => ({ name, requiredVersion: '^1.0.0' })),
      exposes: [{ path: './remote', assets: { css: { sync: [], async: [] } } }],
    }),
  )
})
afterEach(() => rm(dir, { recursive: true }))

const write = (path: string, text: string) => writeFile(join(dir, path), text)
const adopt = () => adoptRelease(join(dir, 'dist'), join(dir, 'declaration.ts'))

test('REL-14 a release of a stock build says all that its declaration does, points offered and filled among it', async () => {
  const { requires, ...manifest } = await adopt()
  expect({ requires, ...manifest }).toMatchObject(DECLARED)
})

test('REL-14 what a stock remote has the gate expect goes into its release', async () => {
  await write('checks.ts', "export const checks = { '/stock': [{ needs: ['cart'] }] }")
  expect((await adopt()).checks).toEqual({ '/stock': [{ needs: ['cart'] }] })
})

test('REL-14 a stock build whose texts one language lacks is none', async () => {
  await mkdir(join(dir, 'messages'))
  await write('messages/en.ts', "export default { 'stock.title': 'Stock', 'stock.end': 'End' }")
  await write('messages/zh.ts', "export default { 'stock.title': '库存' }")
  await expect(adopt()).rejects.toThrow('mfe-stock: messages/zh.ts lacks stock.end')
})

test('REL-14 a folder in which no plugin has described its build is told what is missing', async () => {
  await rm(join(dir, 'dist/mf-manifest.json'))
  await expect(adopt()).rejects.toThrow(
    `${join(dir, 'dist')} has no mf-manifest.json: it is written by the plugin's \`manifest: true\``,
  )
})
