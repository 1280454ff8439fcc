import { expect, test } from 'vitest'
import { isSafeMarkup } from './safe-markup.ts'

test.each([
  'Tea & cakes, 5 > 4',
  '<h3>Markham</h3><p lang="zh">周一至周六<br />9:00</p><hr />',
  '<ol start="2"><li><strong>Choose</strong></li></ol>',
  '<a href="tel:+19055550142">call</a> <a href="/page/a?b=1&amp;c=2#d" title="a: b">here</a> <a href="about">us</a>',
  '<a href="https://maps.test/?q=1&amp;r=2" target="_blank" rel="noopener nofollow">map</a>',
  '<img alt="Tea: green" src="https://pictures.test/a.jpg" width="4" loading="lazy" />',
  '<table><tr><th scope="col" colspan="2">x</th></tr></table>',
])('REL-6 CAT-6 harmless: %s', html => expect(isSafeMarkup(html)).toBe(true))

test.each([
  '<script>x()</script>',
  '<img src="/x" onerror="x()">',
  '<img src=x onerror=x()>',
  '<a href="javascript:x()">x</a>',
  '<a href="java&#115;cript:x()">x</a>',
  '<a href="javascript&#58;x()">x</a>',
  '<a href=" javascript:x()">x</a>',
  '<iframe src="/x"></iframe>',
  '<svg><a href="/x"></a></svg>',
  '<p style="color: red">x</p>',
  '<form action="/x"></form>',
  '<p><!-- x --></p>',
  '<p',
  '<a href="/x"onclick="x()">x</a>',
  "<a href='/x'>x</a>",
])('REL-6 CAT-6 refused: %s', html => expect(isSafeMarkup(html)).toBe(false))

test.each([
  '<p class="a">x &amp; y</p> ',
  '<a href="/store/x">x</a>',
  '<a href="?a=1&amp;b=2" title="x">x</a>',
  '<a href="#d">x</a>',
  '<a href="about&amp;more">x</a>',
  '<a href="https://maps.test/?q=1&amp;r=2">x</a>',
])('REL-6 much markup that is refused at its end is refused at once: %s', html =>
  expect(isSafeMarkup(`${html.repeat(1000)}<script>`)).toBe(false),
)
