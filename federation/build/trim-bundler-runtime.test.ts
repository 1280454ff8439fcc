import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { BUNDLER_RUNTIME } from './own-start.ts'
import trimBundlerRuntime from './trim-bundler-runtime.ts'

const published = join(dirname(fileURLToPath(import.meta.resolve(`${BUNDLER_RUNTIME}/bundler`))), 'index.js')

test('REL-14 of the bundler runtime there is what a runtime of ours takes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-runtime-'))
  try {
    const text = (await readFile(published, 'utf8')).replace(/^\/\/# sourceMappingURL.*$/m, '')
    const trimmed = trimBundlerRuntime(text).replace(
      /from "([^"]+)"/g,
      (_, what) =>
        `from "${what.startsWith('.') ? pathToFileURL(join(dirname(published), what)) : import.meta.resolve(what)}"`,
    )
    const file = join(folder, 'index.mjs')
    await writeFile(file, trimmed)
    const { default: federation, bundlerRuntime } = await import(/* @vite-ignore */ pathToFileURL(file).href)
    for (const name of ['I', 'consumes', 'installInitialConsumes'])
      expect(bundlerRuntime[name], name).toBeTypeOf('function')
    expect(federation.attachShareScopeMap).toBeTypeOf('function')
    for (const name of ['init', 'getSharedFallbackGetter']) expect(bundlerRuntime).not.toHaveProperty(name)
    expect(federation).not.toHaveProperty('runtime')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('NFR-P another version of it stops the build until somebody has looked', () => {
  expect(() => trimBundlerRuntime('const bundlerRuntime = { init }')).toThrow('0 times "\\truntime,\\n"')
})
