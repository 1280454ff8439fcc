import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Hello <b>bold</b></p><p class="x">Second</p>', 'Hello bold\n\nSecond'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['Tom &amp; Jerry &#233; &nbsp;&unknown;', 'Tom & Jerry é  &unknown;'],
  [
    'Cr&egrave;me br&ucirc;l&eacute;e &ndash; &Eacute;t&eacute;&rsquo;s &#x27;best&#x27; &hellip;',
    "Crème brûlée – Été’s 'best' …",
  ],
  [
    '&#9999999; &#xffffff; &constructor; &xconstructor; tea&amp;',
    '&#9999999; &#xffffff; &constructor; &xconstructor; tea&',
  ],
  ['<p>a</p><script>alert("x")</script><style>p{}</style><!-- no -->', 'a'],
  ['<p>a<script>never ended', 'a'],
  ['<p>&lt;script&gt;</p>', '<script>'],
])('CAT-6 CAT-4 of %j is read %j', (text, read) => {
  expect(plainText(text)).toBe(read)
})

test.each([
  'Rolled leaves.\n\nScented three times.',
  'Fits 5 < 6 > 4',
  'Size <M> & more',
  'Tea & cake; R&D; &co;',
  '',
])('CAT-4 %j stays as it is', text => {
  expect(plainText(text)).toBe(text)
})

test('API-4 a text of very many beginnings is read in one go', () => {
  for (const part of ['<script', '<!--', '<p ', '&#1', '&#x1', '&a', '<p><']) {
    const before = process.threadCpuUsage()
    plainText(`<p>${part.repeat(50_000)}`)
    // Its own time: others may have the machine meanwhile.
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
  }
})
