import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { expect, test } from 'vitest'
import { besideAssetsHtml, type Used } from './assets.ts'

const release = (name: string) =>
  ({
    name,
    base: `/r/${name}/r1/`,
    css: ['web/style.css'],
    entries: { web: 'web/entry.js', node: 'node/entry.mjs' },
    files: { 'web/style.css': `sha384-${name}`, 'web/entry.js': 'sha384-e' },
  }) as unknown as PublishedRelease
const used: Used = {
  host: release('host-shell'),
  remotes: new Map(['mfe-a', 'mfe-b'].map(name => [name, release(name)])),
  trusted: [],
  styles: ({ name }) => [`.${name}-card{color:red}.${name}-list{color:blue}`],
}
const html = '<p class="mfe-b-card"></p>'

test('REL-6 of who fills something of a page it has the styles that show, and the integrity of what completes them', () => {
  const written = besideAssetsHtml('n', used, { remotes: ['mfe-b', 'mfe-unknown'], html, later: true })
  expect(written).toBe(
    '<script type="importmap" nonce="n">{"integrity":{"/r/mfe-b/r1/web/style.css":"sha384-mfe-b"}}</script>' +
      '<style nonce="n" data-sheet="/r/mfe-b/r1/web/style.css" data-part>.mfe-b-card{color:red}</style>',
  )
})

test('REL-6 where all stands in one map there is no second; a page not drawn by now has whole styles', () => {
  expect(besideAssetsHtml('n', used, { remotes: ['mfe-b'], html: null })).toBe(
    '<style nonce="n" data-sheet="/r/mfe-b/r1/web/style.css">.mfe-b-card{color:red}.mfe-b-list{color:blue}</style>',
  )
})
