import fc from 'fast-check'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { documents } from '../fixtures/documents.ts'
import { remoteModule, visit } from '../fixtures/visit.ts'
import { contrast, parseColor } from '../store/color.ts'

const COUNT = repeats(500, 2_000)

const home = { Component: () => <h1>Home</h1>, loader: () => null }
const world = (document: object) => ({
  modules: { 'mfe-a@a2': remoteModule('mfe-a', { '/': async () => home }) },
  api: { 'common3/appInfoInit': document },
})

/** Scripts of a page that hold code, links that would run some, and handlers in attributes. */
function whatRuns(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(found => found[1] ?? '')
  const codes = scripts.filter(attributes => !/type="application\/(?:ld\+)?json"/.test(attributes))
  const tags = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')
  return [
    // The host's own inline scripts bear the page's nonce, which no document knows.
    ...codes.filter(attributes => !/src="\/r\/host-shell\/|^ nonce="n0nce"$/.test(attributes)),
    ...(tags.match(/(?:href|src|action)="\s*(?:javascript|vbscript|data:text)[^"]*"/gi) ?? []),
    ...(tags.replace(/="[^"]*"/g, '=""').match(/<[a-z][^>]*\son[a-z]+=/gi) ?? []),
  ]
}

/** Pairs of text and ground in the page's own style that cannot be read (WCAG AA, 4.5:1). */
function unreadable(html: string): string[] {
  const css = /<style nonce="n0nce">(.*?)<\/style>/.exec(html)?.[1] ?? ''
  const value = (name: string) => parseColor(new RegExp(`${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ?? null)
  return ['accent', 'footer', 'side-menu'].filter(name => {
    const [text, ground] = [value(`--store-on-${name}`), value(`--store-${name}`)]
    return ground !== null && !(text && contrast(text, ground) >= 4.5)
  })
}

test('APP-3 APP-5 many documents: a whole page each time, nothing of theirs runs, all of it can be read', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async document => {
      const seen = await visit('/', world(document))
      expect(seen.status).toBe(200)
      expect(seen.html).toContain('<h1>Home</h1>')
      expect(seen.html).toMatch(/<title>[^<]+<\/title>/)
      expect(seen.html.endsWith('</body></html>')).toBe(true)
      expect(seen.failures).toEqual([])
      expect(seen.state.app.appInfo.storeName).toBeTypeOf('string')
      expect(whatRuns(seen.html)).toEqual([])
      expect(unreadable(seen.html)).toEqual([])
      // Ten thousand menu items must not become ten thousand rows.
      expect(seen.html.length).toBeLessThan(1_000_000)
    }),
    { numRuns: COUNT, seed: seedOr(20_260_101) },
  )
  figure(`documents on the server: ${COUNT}, none broke a page`)
}, 240_000)

test('APP-3 the check itself sees what runs', () => {
  for (const html of ['<script>a</script>', '<a href="javascript:x">', '<img src="x" onerror="y">'])
    expect(whatRuns(html)).toHaveLength(1)
})
