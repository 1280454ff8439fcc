import type { PublicRelease, VisitorComposition } from 'shared-contracts/release/composition.ts'
import { expect, test } from 'vitest'
import { patternMatches } from './pattern.ts'
import { rewriteComposition, rewritePage, rewriteReleases } from './rewrite-page.ts'

const release = (name: string, id: string): PublicRelease => ({
  name,
  release: id,
  base: `/r/${name}/${id}/`,
  entry: 'web/entry.js',
  paths: { '/x/:id': 'x', '/y': 'y' },
  slots: {},
  css: [],
  files: { 'web/entry.js': 'sha384-x' },
})
const local = release('mfe-x', 'local')

const page = (state: object) =>
  `<head><link rel="modulepreload" href="/r/mfe-x/old/a.js" nonce="n"><link rel="modulepreload" href="/r/mfe-z/z/a.js"></head>` +
  `<body><div id="root"><div><h1>as deployed</h1></div></div><script type="application/json" id="arcade-state">${JSON.stringify(state)}</script></body>`
const state = {
  composition: {
    serial: 4,
    host: 'h',
    remotes: { 'mfe-x': release('mfe-x', 'old'), 'mfe-z': release('mfe-z', 'z') },
  },
  pending: [],
  errors: { unknown: { status: 404 } },
}
const rewritten = (path: string, status = 200) => {
  const { html, status: said } = rewritePage({ status, html: page(state), nonce: 'n' }, path, [local], {
    script: 'go()',
    drawn: false,
  })
  return { html, said, state: JSON.parse(/id="arcade-state">(.*?)<\/script>/.exec(html)?.[1] ?? '') }
}

test('REL-7 the local release takes the deployed one’s place, and the browser is left to draw its areas', () => {
  const { html, state: mine } = rewritten('/z')
  expect(mine.composition.remotes['mfe-x']).toEqual(local)
  expect(mine.composition.remotes['mfe-z'].release).toBe('z')
  expect(mine.pending).toEqual(['/x/:id', '/y'])
  expect(mine.errors).toEqual(state.errors)
  expect(html).not.toContain('/r/mfe-x/old/a.js')
  expect(html).toContain('/r/mfe-z/z/a.js')
  expect(html).toContain('<script nonce="n">go()</script></body>')
})

test('REL-7 a path that only the local release has is found', () => {
  expect(rewritten('/y', 404)).toMatchObject({ said: 200, state: { errors: null } })
  expect(rewritten('/w', 404).said).toBe(404)
})

test('REL-7 where the deployment says that there is no page, nothing of that is left', () => {
  expect(rewritten('/y', 404).html).toContain('<body><div id="root"></div><script')
  for (const { html } of [rewritten('/w', 404), rewritten('/y')]) expect(html).toContain('as deployed')
})

test('REL-7 several remotes come from here at once', () => {
  const other = { ...release('mfe-z', 'mine'), paths: { '/only-mine': 'z' } }
  const { html, status } = rewritePage(
    { status: 404, html: page(state), nonce: 'n' },
    '/only-mine',
    [local, other],
    { script: '', drawn: false },
  )
  const mine = JSON.parse(/id="arcade-state">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  expect(status).toBe(200)
  expect(mine.composition.remotes).toEqual({ 'mfe-x': local, 'mfe-z': other })
  expect(mine.pending).toEqual(['/x/:id', '/y', '/only-mine'])
  expect(html).not.toContain('modulepreload')
})

const host = { ...release('host-shell', 'development'), paths: {}, css: ['web/styles.css'] }
const withHost = (drawn: boolean) => {
  const given =
    '<head><style nonce="n" data-sheet="/r/host-shell/h/web/s.css" data-part>a{}</style>' +
    '<script type="module" nonce="n" src="/r/host-shell/h/web/entry.js" integrity="sha384-x"></script></head>' +
    page(state)
  const options = { script: '', drawn }
  return rewritePage({ status: 200, html: given, nonce: 'n' }, '/y', [host, local], options).html
}

test('REL-7 with a host from here its script and styles take the place of the deployed ones', () => {
  const html = withHost(false)
  expect(html).toContain(
    '<script type="module" nonce="n" src="/r/host-shell/development/web/entry.js"></script>',
  )
  expect(html).toContain('<link rel="stylesheet" href="/r/host-shell/development/web/styles.css">')
  expect(html).not.toContain('/r/host-shell/h/')
  expect(html).toContain('"host":"development"')
  expect(html).not.toContain('"host-shell":')
})

test('REL-7 what the shop drew stays for the host from here only where both are of the same sources', () => {
  expect(withHost(false)).toContain('<div id="root"></div>')
  expect(withHost(true)).toContain('as deployed')
  expect(withHost(true)).toContain('"pending":[]')
  expect(withHost(false)).toContain('"pending":["/x/:id","/y"]')
})

test('REL-7 nothing deployed stands in for a build from here that fails', () => {
  const deployed = { active: ['old'], lastGood: ['older'], releases: { old: release('mfe-x', 'old') } }
  const { remotes } = rewriteReleases({ serial: 1, remotes: { 'mfe-x': deployed, 'mfe-z': deployed } }, [
    local,
  ])
  expect(remotes).toEqual({
    'mfe-x': { active: ['local'], lastGood: [], releases: { local } },
    'mfe-z': deployed,
  })
})

test('REL-7 a page without state is left as it is', () => {
  expect(
    rewritePage({ status: 503, html: '<p>no</p>', nonce: null }, '/', [local], { script: '', drawn: false }),
  ).toEqual({
    status: 503,
    html: '<p>no</p>',
  })
})

test('REL-7 each build makes what was live before it be left', () => {
  const deployed: VisitorComposition = {
    serial: 4,
    host: 'h',
    remotes: { 'mfe-x': release('mfe-x', 'old') },
    inService: { 'mfe-x': ['old'], 'host-shell': ['h'] },
  }
  expect(rewriteComposition(deployed, [local], 2)).toEqual({
    serial: 6,
    host: 'h',
    remotes: { 'mfe-x': local },
    inService: { 'mfe-x': ['local'], 'host-shell': ['h'] },
  })
})

test.each([
  ['/', '/', true],
  ['/store/product/:id', '/store/product/7', true],
  ['/store/product/:id', '/store/product', false],
  ['/store', '/store/x', false],
  ['/page/*', '/page/a/b', true],
])('REL-7 %s fits %s: %s', (pattern, path, fits) => {
  expect(patternMatches(pattern, path)).toBe(fits)
})
