import { rspack } from '@rspack/core'
import { describe, expect, test, vi } from 'vitest'
import { OwnStart } from './own-start.ts'
import { startBundle } from './start-bundle.ts'

test('REL-14 a build without start code of Module Federation says so', async () => {
  const compiler = rspack({
    context: import.meta.dirname,
    entry: 'data:text/javascript,export default 1',
    output: { path: '/dev/null' },
    plugins: [new OwnStart({ name: 'mfe-x', shareStrategy: 'loaded-first' })],
  })
  compiler.outputFileSystem = null
  const stats = await new Promise<string>((resolve, reject) =>
    compiler.compile((error, compilation) =>
      error || !compilation
        ? reject(error)
        : resolve(compilation.errors.map(({ message }) => message).join()),
    ),
  )
  expect(stats).toContain('no start code of Module Federation')
})

describe('REL-14 start code', () => {
  const runtime = () => ({
    bundlerRuntime: {
      consumes: vi.fn(),
      I: vi.fn(),
      initContainerEntry: vi.fn(),
      installInitialConsumes: vi.fn(),
      init: vi.fn(() => 'instance'),
    },
  })
  type Require = Parameters<typeof startBundle>[0]
  const started = (bundle: Partial<Require>) => {
    const given = runtime()
    const webpackRequire = { federation: {}, ...bundle } as Require & {
      getContainer(name: string): Promise<unknown>
      initContainer(...given: unknown[]): unknown
    }
    startBundle(webpackRequire, given, { name: 'mfe-x' })
    return { webpackRequire, ...given.bundlerRuntime }
  }

  test('gives the instance what a host provides, before it is made', () => {
    const factory = () => 'react'
    const stage = { name: 'react', version: '19.3.1', factory, singleton: true }
    const { webpackRequire, init } = started({
      initializeSharingData: { scopeToSharingDataMapping: { default: [stage] } },
    })
    const react = { version: '19.3.1', scope: ['default'], shareConfig: { singleton: true }, get: factory }
    expect(webpackRequire.federation.initOptions).toEqual({
      name: 'mfe-x',
      shared: { react: [react] },
      remotes: [],
    })
    expect(init).toHaveBeenCalledExactlyOnceWith({ webpackRequire })
    expect(webpackRequire.federation.instance).toBe('instance')
  })

  test('a container hands out what it exposes, and refuses what it does not', async () => {
    const { webpackRequire, initContainerEntry } = started({
      initializeExposesData: { moduleMap: { './remote': async () => 'pages' }, shareScope: 'default' },
    })
    expect(await webpackRequire.getContainer('./remote')).toBe('pages')
    await expect(webpackRequire.getContainer('constructor')).rejects.toThrow('"constructor" does not exist')
    webpackRequire.initContainer('scope', 'init', 'more')
    expect(initContainerEntry).toHaveBeenCalledWith({
      webpackRequire,
      shareScope: 'scope',
      initScope: 'init',
      remoteEntryInitOptions: 'more',
      shareScopeKey: 'default',
    })
  })

  test('shared modules are waited for with a chunk; a bundle of one file, which has none, starts too', () => {
    const { webpackRequire, consumes } = started({
      f: { consumes: () => {} },
      consumesLoadingData: { chunkMapping: { 602: ['1'] } },
    })
    const load = webpackRequire.f?.consumes as (chunk: string, promises: unknown[]) => void
    load('602', [])
    expect(consumes).toHaveBeenCalledWith(
      expect.objectContaining({ webpackRequire, chunkId: '602', promises: [], chunkMapping: { 602: ['1'] } }),
    )
    expect(started({}).webpackRequire.f).toBeUndefined()
  })
})
