import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readChecks } from './checks.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arcade-checks-'))
})
afterEach(() => rm(dir, { recursive: true }))

const read = () => {
  const declaration = { name: 'mfe-x', requires: '^2.0.0', paths: { '/x': 'x' }, slots: {} }
  return readChecks({ dir, name: 'mfe-x' }, declaration)
}

test('REL-10 a remote without checks has none', async () => expect(await read()).toBeNull())

test('REL-10 checks go into the release as they are', async () => {
  await writeFile(join(dir, 'checks.ts'), "export const checks = { '/x': [{ needs: ['cart'] }] }")
  expect(await read()).toEqual({ '/x': [{ needs: ['cart'] }] })
})

test('REL-10 checks of a path of another remote end the build', async () => {
  await writeFile(join(dir, 'checks.ts'), "export const checks = { '/y': [{}] }")
  await expect(read()).rejects.toThrow("mfe-x: checks.ts expects something of '/y', which it does not own")
})

test('REL-5 a file that is no module ends the build with its name', async () => {
  await writeFile(join(dir, 'checks.ts'), 'export const checks = {{')
  await expect(read()).rejects.toThrow(/checks\.ts: /)
})
