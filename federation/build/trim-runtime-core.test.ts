import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import trimRuntimeCore from './trim-runtime-core.ts'

interface Provided {
  version: string
  loaded: boolean
}
interface Choice {
  getRegisteredShare(
    scope: object,
    name: string,
    wanted: object,
    hook: { emit(choice: { version: string }): void },
  ): { shared: Provided } | undefined
}
interface Logger {
  warn(what: unknown): void
}

const runtime = fileURLToPath(import.meta.resolve('@module-federation/runtime'))
const utils = join(dirname(createRequire(runtime).resolve('@module-federation/runtime-core')), 'utils')
const folder = await mkdtemp(join(tmpdir(), 'arcade-core-'))
afterAll(() => rm(folder, { recursive: true }))

/** @returns a file of the core as it is published, or trimmed */
async function load<T>(name: string, trimmed: boolean): Promise<T> {
  const resourcePath = join(utils, name)
  const text = (await readFile(resourcePath, 'utf8')).replace(/^\/\/# sourceMappingURL.*$/m, '')
  const whole = trimmed ? trimRuntimeCore.call({ resourcePath }, text) : text
  const resolve = (what: string) =>
    what.startsWith('@')
      ? pathToFileURL(createRequire(runtime).resolve(what)).href
      : pathToFileURL(join(utils, what)).href
  const file = join(folder, `${trimmed ? 'trimmed' : 'whole'}-${name.replace('.js', '.mjs')}`)
  await writeFile(
    file,
    whole.replace(/from "([@.][^"]+)"/g, (_, what) => `from ${JSON.stringify(resolve(what))}`),
  )
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

let choices: Record<'whole' | 'trimmed', Choice>
beforeAll(async () => {
  choices = { whole: await load('share.js', false), trimmed: await load('share.js', true) }
})

/** @returns the version that is looked at first, and what is given in the end */
function choose(
  { getRegisteredShare }: Choice,
  provided: Provided[],
  strategy: string,
  requiredVersion: string,
) {
  const scope = { default: { react: Object.fromEntries(provided.map(one => [one.version, one])) } }
  let first: string | undefined
  const wanted = { scope: ['default'], strategy, from: 'remote', shareConfig: { requiredVersion } }
  const emit = ({ version }: { version: string }): void => {
    first = version
  }
  const given = getRegisteredShare(scope, 'react', wanted, { emit })
  return { first, given: given?.shared.version }
}

const number = fc.integer({ min: 0, max: 12 })
// Of ^0.0.x Module Federation knows no version, not even the one that it names; semver and our rule do.
const release = fc.tuple(fc.integer({ min: 1, max: 12 }), number, number).map(numbers => numbers.join('.'))
const prerelease = fc
  .tuple(release, fc.constantFrom('rc.1', 'rc.2', 'rc.10', 'beta'))
  .map(parts => parts.join('-'))
const strategy = fc.constantFrom('loaded-first', 'version-first')
const versions = (version: fc.Arbitrary<string>) =>
  fc.uniqueArray(fc.record({ version, loaded: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ version }) => version,
  })

test('REL-14 of what several offer the trimmed runtime gives what the whole one gives', () => {
  const range = fc
    .tuple(fc.constantFrom('^', '~', '>=', ''), release)
    .map(([operator, version]) => operator + version)
  fc.assert(
    fc.property(versions(release), strategy, range, (provided, how, wanted) => {
      expect(choose(choices.trimmed, provided, how, wanted)).toEqual(
        choose(choices.whole, provided, how, wanted),
      )
    }),
    { numRuns: 5_000, seed: 1 },
  )
})

test('REL-14 prereleases come in the same order, and so does what is no version', () => {
  fc.assert(
    fc.property(versions(fc.oneof(release, prerelease)), strategy, (provided, how) => {
      expect(choose(choices.trimmed, provided, how, '*').first).toBe(
        choose(choices.whole, provided, how, '*').first,
      )
    }),
    { numRuns: 5_000, seed: 1 },
  )
  for (const odd of ['next', '1.2']) {
    const provided = [odd, '1.2.3'].map(version => ({ version, loaded: false }))
    for (const some of [provided, provided.toReversed()])
      expect(choose(choices.trimmed, some, 'loaded-first', '*').first).toBe(
        choose(choices.whole, some, 'loaded-first', '*').first,
      )
  }
})

test('NFR-P a warning says whose it is', async () => {
  const { warn } = await load<Logger>('logger.js', true)
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  warn('odd')
  expect(said).toHaveBeenCalledWith('[ Federation Runtime ]', 'odd')
  said.mockRestore()
})

test('NFR-P another version of it stops the build until somebody has looked', () => {
  expect(() =>
    trimRuntimeCore.call({ resourcePath: '/runtime-core/dist/utils/share.js' }, 'export {}'),
  ).toThrow('Module Federation has 0 times')
})
