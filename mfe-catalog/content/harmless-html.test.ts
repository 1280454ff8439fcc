import { expect, test } from 'vitest'
import { harmlessHtml } from './harmless-html.ts'

test.each([
  '<h3>Markham</h3><p lang="zh">周一至周六<br>9:00</p><hr>',
  '<a href="https://maps.test/?q=1&amp;r=2" target="_blank" rel="noopener nofollow">map</a> Tea &amp; cakes',
  '<img alt="Tea: green" src="https://pictures.test/a.jpg" width="4" loading="lazy">',
  '<table><tr><th scope="col" colspan="2">x</th><td>y</td></tr></table>',
  '<ul><li>one<ul><li>below</li></ul></li><li>two</li></ul>',
])('CAT-6 what is harmless stays as it is: %s', html => expect(harmlessHtml(html)).toBe(html))

test.each([
  ['<p style="text-align:center" onclick="x()">x</p>', '<p>x</p>'],
  ["<a href='/x' id=y>x</a><A HREF=/y>y</A>", '<a href="/x">x</a><a href="/y">y</a>'],
  ['<a href="javascript:x()">x</a><a href=" java&#115;cript:x()">y</a>', '<a>x</a><a>y</a>'],
  ['a<script>x("</p>")</script><style>p{}</style><!-- </div> -->b<iframe src="/x">c</iframe>', 'ab'],
  ['<section><button>x</button></section>', 'x'],
  ['<img src="data:image/png;base64,x" onerror="x()"><img src="/a.jpg">', '<img src="/a.jpg">'],
  ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
])('CAT-6 API-5 of %s is left what is read', (html, left) => expect(harmlessHtml(html)).toBe(left))

test.each([
  ['<p>one <b>two', '<p>one <b>two</b></p>'],
  ['a</div></main></body></html>b', 'ab'],
  ['<b><i>x</b>y</i>', '<b><i>x</i></b>y'],
  ['<p>one<p>two<ul><li>a<li>b</ul>', '<p>one</p><p>two<ul><li>a</li><li>b</li></ul></p>'],
  ['<p>cut <a hre', '<p>cut </p>'],
  ['<p>cut <a href="/x', '<p>cut </p>'],
  ['<p>cut <script>x()', '<p>cut </p>'],
  ['<p>cut <!-- x', '<p>cut </p>'],
])('CAT-6 API-5 %s ends where it stands', (html, whole) => expect(harmlessHtml(html)).toBe(whole))
