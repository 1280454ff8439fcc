import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LINK_RULES, type MenuPlace, resolveLink } from './rules.ts'

const PLACES = ['header', 'sideMenu', 'footer', 'tabBar'] as const satisfies MenuPlace[]
const MENUS = ['header', 'sideMenu', 'footer'] as const
const to = (link: string | null, place: MenuPlace = 'footer', external = false) => {
  const target = resolveLink({ link, external }, place)
  return target.kind === 'route' ? target.to : target.kind === 'outside' ? target.href : target.kind
}

describe('LNK-1 link forms', () => {
  test.each([
    ['products/tea', '/store/productlist?cat=tea'],
    ['/products/tea', '/store/productlist?cat=tea'],
    ['products/green tea', '/store/productlist?cat=green+tea'],
    ['products/%E8%8C%B6', '/store/productlist?cat=%E8%8C%B6'],
    ['page/about', '/page/about'],
    ['search', '/store/search'],
    ['search?q=tea', '/store/search?q=tea'],
    ['tag?name=new', '/store/tag?name=new'],
    ['brand', '/store/brand'],
    ['product/p1', '/store/product/p1'],
    ['clearance', '/store/clearance'],
    ['store', '/store'],
    ['user/orders', '/user/orders'],
    ['/blog/one', '/blog/one'],
    ['home', '/home'],
  ])('LNK-1 %s leads to %s in header, side menu and footer', (link, expected) => {
    for (const place of MENUS) expect(to(link, place)).toBe(expected)
  })

  test('LNK-1 a category list without a category is the plain path', () => {
    expect(to('products/')).toBe('/products/')
  })
})

test('LNK-2 %26 is decoded', () => {
  expect(to('productlist?cat=tea%26sort=price', 'sideMenu')).toBe('/store/productlist?cat=tea&sort=price')
  expect(to('tag?name=a%26brand=b')).toBe('/store/tag?name=a&brand=b')
})

describe('LNK-3 in-app, outside, plain', () => {
  test('LNK-3 an external link opens a new tab, an internal one does not', () => {
    expect(resolveLink({ link: 'https://a.example/x', external: true }, 'footer')).toEqual({
      kind: 'outside',
      href: 'https://a.example/x',
      newTab: true,
    })
    expect(resolveLink({ link: 'page/about', external: false }, 'footer')).toMatchObject({ newTab: false })
    expect(resolveLink({ link: 'page/about', external: true }, 'footer')).toMatchObject({ newTab: true })
  })

  test('LNK-3 an external domain without scheme is a web address', () => {
    expect(to('www.example.com/a', 'header', true)).toBe('https://www.example.com/a')
    expect(to('//cdn.example.com/a', 'header', true)).toBe('https://cdn.example.com/a')
  })

  test.each([null, '', '   '])('LNK-3 no link (%j) is plain text', link => {
    for (const place of PLACES) expect(to(link, place)).toBe('none')
  })
})

test('LNK-4 productlist? opens the product list', () => {
  expect(to('productlist?cat=gift-sets', 'sideMenu')).toBe('/store/productlist?cat=gift-sets')
})

describe('LNK-5 hostile links', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/1',
    '//evil.example/x',
    'https://',
  ])('LNK-5 %j is plain text', link => {
    for (const place of PLACES) expect(to(link, place)).toBe('none')
  })

  test('LNK-5 mailto and tel stay links, without a tab', () => {
    expect(resolveLink({ link: 'mailto:a@b.example' }, 'footer')).toEqual({
      kind: 'outside',
      href: 'mailto:a@b.example',
      newTab: false,
    })
    expect(to('tel:+14165550100')).toBe('tel:+14165550100')
  })

  test('LNK-5 whatever a store writes, an address is in this shop or of an allowed scheme', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.constantFrom(...PLACES), (link, external, place) => {
        const target = resolveLink({ link, external }, place)
        if (target.kind === 'route') {
          expect(new URL(target.to, 'https://shop.example').origin).toBe('https://shop.example')
        }
        if (target.kind === 'outside') expect(target.href).toMatch(/^(?:https?|mailto|tel):/i)
      }),
    )
  })
})

describe('TAB-3 LNK-6 the tab bar’s rows', () => {
  test.each([
    ['checkout/cart', 'cart'],
    ['/checkout/cart', 'cart'],
    ['productlist?cat=tea', '/store/productlist?cat=tea'],
    ['productlist?cat=a%26b', '/store/productlist?cat=a%26b'],
    ['/pages/messenger?x=1', 'mini-program'],
    ['search', '/store/search'],
    ['home', '/home'],
    ['user/list', '/user/list'],
  ])('TAB-3 %s leads to %s', (link, expected) => {
    expect(to(link, 'tabBar')).toBe(expected)
  })

  test('TAB-3 checkout/cart elsewhere is an ordinary path', () => {
    expect(to('checkout/cart', 'header')).toBe('/checkout/cart')
  })
})

test('LNK-6 header, side menu and footer follow the same rows; only the tab bar has rows of its own', () => {
  const links = [
    'products/tea',
    'page/about',
    'search?q=a',
    'tag',
    'brand',
    'product/1',
    'clearance',
    'productlist?cat=a',
    'x',
    'checkout/cart',
  ]
  for (const link of links) {
    const [header, ...others] = (['header', 'sideMenu', 'footer'] as const).map(place => to(link, place))
    for (const other of others) expect(other, link).toBe(header)
  }
  expect(LINK_RULES.flatMap(rule => rule.places ?? []).filter(place => place !== 'tabBar')).toEqual([])
})
