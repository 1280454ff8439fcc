import { describe, expect, test } from 'vitest'
import { activeTab, cartTarget } from './active-tab.ts'

describe('TAB-5 the cart tab', () => {
  test.each([
    ['/', '', '/checkout/cart'],
    ['/store/groupCampaign/c1', '', '/checkout/campaignCart?FissionSale=c1'],
    ['/store/groupCampaign/a%20b', '', '/checkout/campaignCart?FissionSale=a+b'],
    ['/checkout/campaignCheckout', '?FissionSale=c2', '/checkout/campaignCart?FissionSale=c2'],
    ['/store/groupCampaign/%', '', '/checkout/campaignCart?FissionSale=%25'],
  ])('TAB-5 from %s%s it is %s', (path, search, expected) => {
    expect(cartTarget(path, search)).toBe(expected)
  })
})

describe('TAB-4 the active tab', () => {
  const links = ['home', 'productlist?cat=tea', 'checkout/cart', 'clearance', null, 'user/list']
  test.each([
    ['/', 0],
    ['/home', 0],
    ['/store', 1],
    ['/store/product/research-tea', 1],
    ['/store/clearance', 3],
    ['/store/search', -1],
    ['/checkout/cart', 2],
    ['/checkout/payment', 2],
    ['/account/login', 5],
    ['/user/orders', 5],
    ['/page/about', -1],
    ['/storefront', -1],
  ])('TAB-4 %s is tab %i', (path, index) => {
    expect(activeTab(path, links)).toBe(index)
  })

  test.each([
    ['/store/productlist', ['tea'], 0],
    ['/store/productlist', ['tea', 'oolong'], 0],
    ['/store/productlist', ['bakery'], 1],
    ['/store/productlist', ['grocery', 'noodles'], -1],
    ['/store/product/p1', ['tea', 'loose-tea'], 0],
    ['/store/product/p1', ['grocery', 'noodles'], -1],
    ['/store/product/p1', ['tea', 'bakery'], 1],
    ['/store/product/p1', [], -1],
    ['/store/search', ['tea'], -1],
  ])('TAB-4 %s on the shelves %j is tab %i of two lists', (path, shelves, index) => {
    expect(activeTab(path, ['productlist?cat=tea', 'productlist?cat=bakery'], shelves)).toBe(index)
  })

  test('TAB-4 a list of one category does not stand for another; a list of all does', () => {
    expect(activeTab('/store/product/p1', ['productlist?cat=tea'], ['grocery'])).toBe(-1)
    expect(activeTab('/store/product/p1', ['productlist'], ['grocery'])).toBe(0)
    expect(activeTab('/store/product/p1', ['store', 'productlist?cat=tea'], ['grocery'])).toBe(0)
  })

  test.each([[null], ['tea'], [{}], [[null, {}, 7]]])('TAB-4 REL-8 a remote’s %j lights none', said => {
    const lists = ['productlist?cat=tea', 'productlist?cat=bakery']
    expect(activeTab('/store/product/p1', lists, said as never)).toBe(-1)
  })

  test('TAB-4 the fixed bar: store for every page of the shop', () => {
    const fixed = ['home', 'store', 'checkout', null, 'user/list']
    expect(activeTab('/store/search', fixed)).toBe(1)
    expect(activeTab('/store/product/p1', fixed)).toBe(1)
    expect(activeTab('/checkout/cart', fixed)).toBe(2)
  })
})
