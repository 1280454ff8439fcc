import { describe, expect, test } from 'vitest'
import { release, remoteModule, visit, type World } from '../fixtures/visit.ts'

const HOST = {
  ...release('host-shell', 'h1'),
  files: {
    'web/entry.js': 'sha384-x',
    'inspector/inspector.js': 'sha384-script',
    'inspector/inspector.css': 'sha384-styles',
  },
}
const page = async () => ({ Component: () => 'hello' })
const world = (composition: World['composition']): World => ({
  modules: { 'mfe-a@a2': new Error('gone </script>'), 'mfe-a@a1': remoteModule('mfe-a', { '/': page }) },
  composition: {
    host: HOST,
    lastGood: { 'mfe-a': [release('mfe-a', 'a1', { '/': 'home' })] },
    ...composition,
  },
  api: {},
})
const by = { by: 'Ana', until: '2026-01-02T00:00:00.000Z', pinned: {} }
const TOLD = /<script type="application\/json" id="arcade-inspected">(.*?)<\/script>/s
const told = (html: string) => JSON.parse(TOLD.exec(html)?.[1] ?? 'null')

describe('REL-7 a page for who may see what it is made of', () => {
  test('has the inspector before the host’s own script, vouched for, and says what the server knows', async () => {
    const { html, failures } = await visit('/', world({ inspected: by }))
    const script =
      '<script type="module" nonce="n0nce" src="/r/host-shell/h1/inspector/inspector.js" integrity="sha384-script"></script>'
    expect(html).toContain(script)
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('/web/entry.js'))
    expect(told(html)).toEqual({
      ...by,
      styles: { href: '/r/host-shell/h1/inspector/inspector.css', integrity: 'sha384-styles' },
      given: { 'host-shell': 'h1', 'mfe-a': 'a2' },
      lastGood: { 'mfe-a': ['a1'] },
      owner: 'mfe-a',
      drawnMs: expect.any(Number),
      failures: [expect.objectContaining({ remote: 'mfe-a', release: 'a2', fellBackTo: 'a1' })],
    })
    // The edge is told all the same.
    expect(failures).toMatchObject([{ remote: 'mfe-a', release: 'a2', where: 'edge' }])
  })

  test('has nothing of it for anybody else, nor of a host without one', async () => {
    const nobody = await visit('/', world({}))
    const older = await visit('/', world({ inspected: by, host: release('host-shell', 'h1') }))
    for (const { html } of [nobody, older]) expect(html).not.toMatch(/inspect/)
    expect(nobody.html).toContain('hello')
  })
})
