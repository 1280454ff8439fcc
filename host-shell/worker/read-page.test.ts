import { expect, test } from 'vitest'
import { partsListed, readPage } from './read-page.ts'

const HOST = '/r/host-shell/h1/web'
const SHOWN = '/r/mfe-catalog/c1/web'
const integrity = {
  [`${SHOWN}/federation.js`]: 'sha384-elsewhere',
  [`${HOST}/entry.1.js`]: 'sha384-entry',
  [`${HOST}/idle-work.1.js`]: 'sha384-idle',
  '/r/host-shell/h1/worker/sw.js': 'sha384-worker',
  [`${SHOWN}/home.1.js`]: 'sha384-home',
  [`${SHOWN}/more-sections.1.js`]: 'sha384-more',
  '/r/mfe-catalog/c0/web/home.1.js': 'sha384-before',
  '/r/mfe-account/a1/web/login.1.js': 'sha384-login',
}
const state = { app: { session: { userID: 'u1' }, cart: null } }
const html = `<html lang="zh-CN"><script type="importmap" nonce="n">${JSON.stringify({ integrity })}</script>
<link rel="modulepreload" href="${SHOWN}/home.1.js" integrity="sha384-home" nonce="n">
<script type="module" nonce="n" src="${HOST}/entry.1.js"></script><title>Tea</title>
<script type="application/json" id="arcade-state">${JSON.stringify(state)}</script>`

test('PWA-4 a page is kept with what it loads and with the other files of the releases it shows, of no others', () => {
  expect(readPage(html)).toEqual({
    owner: 'u1',
    cart: null,
    title: 'Tea',
    language: 'zh-CN',
    files: { [`${SHOWN}/home.1.js`]: 'sha384-home', [`${HOST}/entry.1.js`]: 'sha384-entry' },
    parts: { [`${HOST}/idle-work.1.js`]: 'sha384-idle', [`${SHOWN}/more-sections.1.js`]: 'sha384-more' },
  })
})

test('PWA-4 a kept page is called by its own title, without the store’s name', () => {
  const name = '<meta property="og:site_name" content="Tea &amp; Co">'
  const titled = (title: string) => readPage(html.replace('<title>Tea<', `${name}<title>${title}<`))?.title
  expect(titled('Green · Tea · Tea &amp; Co')).toBe('Green · Tea')
  expect(titled('Tea &amp; Co')).toBe('Tea &amp; Co')
})

test('PWA-4 a page whose map came in parts is kept with all of them, and with what other pages ask of its releases', () => {
  const [first, ...rest] = Object.entries(integrity)
  const map = (part: object) => `<script type="importmap">${JSON.stringify({ integrity: part })}</script>`
  const parted = html
    .replace(/<script type="importmap".*<\/script>/, map(Object.fromEntries(rest)))
    .concat(map(Object.fromEntries([first ?? []])))
  expect(readPage(parted)?.files).toEqual(readPage(html)?.files)
  expect(readPage(parted)?.parts).toEqual({
    ...readPage(html)?.parts,
    '/.well-known/integrity/host-shell/h1': '',
    '/.well-known/integrity/mfe-catalog/c1': '',
  })
})

test('PWA-4 with a release’s integrity all that pages load of it is kept, and nothing of its server', () => {
  const files = {
    'web/list.1.js': 'l',
    'web/style.css': 's',
    'web/federation.js': 'f',
    'node/entry.mjs': 'n',
  }
  expect(partsListed('/.well-known/integrity/mfe-catalog/c1', files)).toEqual({
    [`${SHOWN}/list.1.js`]: 'l',
    [`${SHOWN}/style.css`]: 's',
  })
})

test('PWA-4 API-4 a page that was made without the backend is not kept', () => {
  expect(readPage(html.replace('{"app"', '{"kept":true,"app"'))).toBeNull()
})

test('PWA-4 what is no page of the shop is not kept', () => {
  expect(readPage('<title>Sign in to this hotel’s network</title>')).toBeNull()
})

test('REL-7 a page that shows what it is made of is not kept: the right to see it ends', () => {
  expect(readPage(`${html}<script type="application/json" id="arcade-inspected">{}</script>`)).toBeNull()
})
