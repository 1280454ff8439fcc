import { describe, expect, test } from 'vitest'
import { stockParts } from './stock-manifest.ts'

const NAMES = [
  'react',
  'nanostores',
  'shared-contracts/remote/runtime/router.ts',
  'shared-contracts/remote/runtime/app.ts',
]
const none = { sync: [], async: [] }

function manifest({ type = 'module', path = '', expose = './remote', shared = NAMES } = {}): string {
  return JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.js', path, type } },
    shared: [...shared, 'dayjs'].map(name => ({ name, requiredVersion: name === 'react' ? '^19.1.0' : '' })),
    exposes: [
      { path: expose, assets: { js: none, css: { sync: ['a.css'], async: ['a.css', 'assets/b.css'] } } },
    ],
  })
}

describe('REL-14 an mf-manifest.json', () => {
  test('REL-14 says entry, stylesheets, and the ranges of what the contract shares', () => {
    expect(stockParts(manifest())).toEqual({
      entry: 'remoteEntry.js',
      css: ['a.css', 'assets/b.css'],
      shared: { react: '^19.1.0' },
    })
    expect(stockParts(manifest({ path: 'js/' })).entry).toBe('js/remoteEntry.js')
  })

  test.each([
    ['of classic scripts', manifest({ type: 'global' }), /the remote entry is a global: build ES modules/],
    ['that exposes something else', manifest({ expose: './app' }), /nothing is exposed as \.\/remote/],
    [
      'that brings its own copy of what must be one',
      manifest({ shared: ['react', 'nanostores'] }),
      /shared must name shared-contracts\/remote\/runtime\/router\.ts, shared-contracts\/remote\/runtime\/app\.ts/,
    ],
    ['of something else', '{"name":"x"}', /Invalid key|expected/i],
  ])('REL-14 a build %s is refused', (_, text, reason) => {
    expect(() => stockParts(text)).toThrow(reason)
  })
})
