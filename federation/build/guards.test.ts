import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  guardEntrySize,
  guardProvided,
  guardRuntimeCopies,
  guardSharedCopies,
  MAX_ENTRY_BYTES,
} from './guards.ts'
import { guardOwnPaths } from './own-paths.ts'
import { guardSamples, withoutSamples } from './samples.ts'

describe('REL-1 guards', () => {
  test('an entry above its budget', () => {
    expect(() => guardEntrySize('mfe-a', randomBytes(MAX_ENTRY_BYTES + 1))).toThrow(
      /mfe-a: its entry has \d+ bytes gzip/,
    )
    expect(() => guardEntrySize('mfe-a', randomBytes(MAX_ENTRY_BYTES / 2))).not.toThrow()
  })

  test('two formats of the runtime in one bundle', () => {
    const path = '/n/node_modules/@module-federation/runtime-core/dist/index.cjs'
    expect(() => guardRuntimeCopies([path])).toThrow(path)
    expect(() => guardRuntimeCopies([path.replace('.cjs', '.js')])).not.toThrow()
  })

  test.each([
    '/n/node_modules/react/index.js',
    '/n/node_modules/nanostores/index.js',
    '/n/node_modules/@nanostores/react/index.js',
    '/n/node_modules/react-router/dist/production/index.mjs',
    '/n/shared-contracts/remote/runtime/app.ts',
  ])('a copy of %s in a remote', path => {
    expect(() => guardSharedCopies(['/n/mfe-a/remote.ts', path])).toThrow(path)
  })

  test('look-alikes pass', () => {
    const paths = [
      '/n/node_modules/react-foo/index.js',
      '/n/shared-contracts/remote/runtime/single.ts',
      '/n/mfe-a/react/a.ts',
    ]
    expect(() => guardSharedCopies(paths)).not.toThrow()
  })

  test('busy or fallback for a path of another, or without its parameter', () => {
    const guarded = (more: object) => () =>
      guardOwnPaths({
        name: 'mfe-a',
        requires: '^1.0.0',
        paths: { '/p/:id': 'a', '/q/:x?': 'b' },
        slots: {},
        ...more,
      })
    const part = (param: string) => ({ part: 'order-state', param })
    expect(guarded({ busy: ['/p/:id'], fallback: { '/q/:x?': part('x') } })).not.toThrow()
    expect(guarded({ busy: ['/x'] })).toThrow("'/x', which it does not own")
    expect(guarded({ fallback: { '/x/:id': part('id') } })).toThrow('which it does not own')
    expect(guarded({ fallback: { '/p/:id': part('x') } })).toThrow("needs the parameter ':x'")
  })

  test('a sample address that is none of its path, or of a path of another', () => {
    const paths = { '/p/:id': 'a', '/q/:x?': 'b', '/r/*': 'c' }
    const guarded = (samples: Record<string, string>) => () =>
      guardSamples({ name: 'mfe-a', requires: '^1.0.0', paths, slots: {}, samples })
    for (const good of [
      { '/p/:id': '/p/7?x=1' },
      { '/q/:x?': '/q' },
      { '/q/:x?': '/q/1' },
      { '/r/*': '/r/a/b' },
      {},
    ])
      expect(guarded(good), JSON.stringify(good)).not.toThrow()
    for (const bad of [
      { '/p/:id': '/p/' },
      { '/p/:id': '/p/7/8' },
      { '/p/:id': '/x/7' },
      { '/q/:x?': '/q/1/2' },
    ])
      expect(guarded(bad), JSON.stringify(bad)).toThrow(/mfe-a: the sample '.+' is no address of/)
    expect(guarded({ '/else/:id': '/else/1' })).toThrow("'/else/:id', which it does not own")
  })

  test('REL-3 a path with parameters and no sample is told with its line, for the gate would make an address up', () => {
    const paths = { '/p/:id': 'a', '/q/:x?': 'b', '/r/*': 'c', '/s/:a/:b': 'd', '/t': 'e' }
    const text = "export const declaration = {\n  paths: {\n    '/p/:id': 'a',\n  },\n}"
    const told = (samples: Record<string, string>) => withoutSamples({ name: 'mfe-a', paths, samples }, text)
    expect(told({ '/s/:a/:b': '/s/1/2' })).toEqual([
      expect.stringMatching(/^mfe-a: declaration\.ts:3: '\/p\/:id' has no sample, .*samples: \{ '\/p\/:id'/),
    ])
    expect(told({ '/p/:id': '/p/1' })).toEqual([
      expect.stringMatching(/^mfe-a: declaration\.ts: '\/s\/:a\/:b' has no sample/),
    ])
    expect(told({ '/p/:id': '/p/1', '/s/:a/:b': '/s/1/2' })).toEqual([])
  })

  test('a host that does not hold what remotes ask for', () => {
    const modules = [
      '/n/node_modules/react/index.js',
      '/n/node_modules/react/jsx-runtime.js',
      '/n/node_modules/react-dom/index.js',
      '/n/node_modules/nanostores/index.js',
      '/n/node_modules/@nanostores/react/index.js',
      '/n/shared-contracts/remote/runtime/router.ts',
      '/n/shared-contracts/remote/runtime/app.ts',
    ]
    expect(() => guardProvided('host-shell', modules)).not.toThrow()
    for (const missing of modules) {
      const rest = modules.filter(path => path !== missing)
      expect(() => guardProvided('host-shell', rest), missing).toThrow(/host-shell: must import/)
    }
  })
})
