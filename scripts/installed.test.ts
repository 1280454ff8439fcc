import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'arcade-installed-'))
  await mkdir(join(root, 'node_modules'))
  await write('package-lock.json', {
    '': { name: 'arcade' },
    edge: { version: '0.1.0' },
    'node_modules/edge': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a-darwin': { version: '1.0.0', integrity: 'sha512-d', optional: true },
  })
})
afterEach(() => rm(root, { recursive: true }))

const write = (file: string, packages: object) => writeFile(join(root, file), JSON.stringify({ packages }))
const THERE = {
  edge: { version: '0.1.0' },
  'node_modules/edge': { link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
}

test('what `npm install` has put there is not installed again', async () => {
  await write('node_modules/.package-lock.json', THERE)
  expect(isInstalled(root)).toBe(true)
})

test.each([
  ['nothing was installed', null],
  ['a package is missing', { ...THERE, 'node_modules/a': undefined }],
  ['another version is there', { ...THERE, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } }],
  [
    'the same version has other bytes',
    { ...THERE, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } },
  ],
  ['a package stands where a workspace belongs', { ...THERE, 'node_modules/edge': { version: '9.0.0' } }],
])('it is installed where %s', async (_, packages) => {
  if (packages) await write('node_modules/.package-lock.json', packages)
  expect(isInstalled(root)).toBe(false)
})
