import { join } from 'node:path'
import fc from 'fast-check'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { openPage } from 'shared-contracts/testing/render-page.tsx'
import { repeats } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { isSafeMarkup } from '../browser/safe-markup.ts'

const { default: catalog }: { default: RemoteModule } = await import(
  join(import.meta.dirname, '../../mfe-catalog/remote.ts')
)
const PIECES = [
  ...['<p', '</p>', '<a href=', '<img src=', '<td colspan>', '<div class=a', '<svg>', '<b>', '</table>'],
  ...['javascript:x()', 'x:y', '/x?a&b', '&#58;', ' style="x"', ' onload=x', ' title=', 'text', '\n'],
  ...['"', "'", '>', '<', '=', '/>', '<!--', '-->', '<script>', '</script>'],
]

test('REL-6 CAT-6 API-5 whatever a store wrote as its page, a move to it is let through by the browser’s policy', async () => {
  const written = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 20 })
  const all = fc.sample(written, { numRuns: repeats(500, 5_000), seed: 20261201 })
  const sections = all.map(parts => ({ kind: 'html', heading: '', html: parts.join('') }))
  const page = { pageName: 'about', title: 'About', description: '', sections }
  const app = createFakeApp({ answers: { 'GET common3/pageContent': page } })
  const { html } = await openPage(catalog.pages, '/page/about', app)
  const drawn = [...html.matchAll(/<div class="catalog-html">(.*?)<\/div><\/section>/gs)].map(
    ([, own]) => own,
  )
  expect(drawn).toHaveLength(all.length)
  expect(drawn.filter(own => !isSafeMarkup(own ?? ''))).toEqual([])
})
