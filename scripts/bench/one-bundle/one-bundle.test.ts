import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { expect, test } from 'vitest'
import { asComposed } from './as-composed.ts'
import nameChunks from './name-chunks.ts'
import { toPageRelease, withOwn } from './own-composition.ts'

const declarations = [
  { name: 'mfe-a', requires: '^2.0.0', paths: { '/a': 'home' }, slots: {}, fallback: {} },
  { name: 'mfe-b', requires: '^2.0.0', paths: { '/b': 'home' }, slots: {}, samples: { '/b': '/b' } },
] as const satisfies RemoteDeclaration[]

const FILES = ['web/entry.js', 'web/idle.js', 'web/a.js', 'web/b.js', 'web/both.js', 'web/unnamed.js']
const CSS = ['web/shell.css', 'web/a.css', 'web/b.css']
const whole = {
  name: 'host-shell',
  kind: 'host',
  release: 'r1',
  base: '/r/host-shell/r1/',
  entries: { web: 'web/entry.js', node: 'node/entry.mjs' },
  css: CSS,
  initial: [],
  chunks: {
    'a-home': ['web/both.js', 'web/a.js'],
    'b-home': ['web/both.js', 'web/b.js'],
    'idle-work': ['web/idle.js'],
  },
  files: Object.fromEntries([...FILES, ...CSS].map(path => [path, `sha384-${path}`])),
} as unknown as PublishedRelease

test('NFR-P the edge takes the one bundle for a host and its remotes: each page has its own files, and the shell no page’s', () => {
  const { host, remotes } = asComposed(whole, declarations)
  expect(Object.keys(host.files)).toEqual(['web/entry.js', 'web/idle.js', 'web/unnamed.js', 'web/shell.css'])
  expect(host.chunks).toEqual({ 'idle-work': ['web/idle.js'] })
  expect(remotes['mfe-a']).toMatchObject({
    name: 'mfe-a',
    release: 'r1',
    base: '/r/host-shell/r1/',
    paths: { '/a': 'home' },
    css: ['web/a.css'],
    chunks: { home: ['web/both.js', 'web/a.js'] },
  })
  expect(Object.keys(remotes['mfe-b']?.files ?? {})).toEqual(['web/b.js', 'web/both.js', 'web/b.css'])
})

test('NFR-P a bundle of other remotes than those declared is refused', () => {
  expect(() => asComposed(whole, declarations.slice(1))).toThrow('styles of 2 remotes, and 1 remotes')
})

test('NFR-P chunks of one name in two remotes stay two', () => {
  const source = `() => import(/* webpackChunkName: "home" */ './home.tsx')`
  const options = { getOptions: () => ({ prefix: 'a-' }) }
  expect(nameChunks.call(options, source)).toBe(`() => import(/* webpackChunkName: "a-home" */ './home.tsx')`)
})

test('NFR-P the page of one bundle is told no routes, and has them from the bundle', () => {
  const remotes = Object.values(asComposed(whole, declarations).remotes)
  const told = Object.fromEntries(
    remotes.map(one => [one.name, { ...toPageRelease(one), unlisted: true as const }]),
  )
  expect(told['mfe-a']).toEqual({ name: 'mfe-a', unlisted: true })
  const css = { 'mfe-a': 'web/a.css', 'mfe-b': 'web/b.css' }
  const state = withOwn(JSON.stringify({ remotes: told }), {
    declarations,
    css,
    base: '/r/host-shell/r1/',
    release: 'r1',
  })
  expect(JSON.parse(state).remotes['mfe-b']).toEqual({
    name: 'mfe-b',
    release: 'r1',
    base: '/r/host-shell/r1/',
    paths: { '/b': 'home' },
    slots: {},
    css: ['web/b.css'],
    entry: '',
    unlisted: true,
  })
})
