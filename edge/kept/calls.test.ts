import { describe, expect, test } from 'vitest'
import { changesVisitor, isForAnybody, keptCall } from './calls.ts'
import { isForNobody } from './for-nobody.ts'

const at = (path: string) => `/api/istore/client/${path}`

describe('API-4 of the backend’s answers', () => {
  test.each([
    ['common3/appInfoInit', 'start'],
    ['common3/pageContent?pageName=home', 'catalogue'],
    ['common3/sectionTemplateByType/blog', 'catalogue'],
    ['common3/exchangeRates/USD', 'catalogue'],
    ['productManagement2/products?numberToLoad=12&startingPosition=0', 'catalogue'],
    ['productManagement/categories/all', 'catalogue'],
    ['productManagement2/products/search/oolong', 'catalogue'],
    ['productDetailManagement/productDetail/T1', 'catalogue'],
    ['inventoryManagement/inventoryByProductAndOptions/T1', 'catalogue'],
  ] as const)('API-4 what anybody may read is kept: %s', (path, kind) => {
    expect(keptCall('GET', at(path))).toBe(kind)
  })

  test.each([
    'shoppingManagement4/myCart',
    'shoppingManagement4/billing/',
    'admin/orderManagement/orders/list',
    'admin/userManagement/influencerProfile',
    'common3/orders/list?fissionCampaignId=1',
    'common3/campaign/fission/1',
    'productManagement2/campaignProductItem/list/all',
    'common3/pickupLocations',
    'common3/changeLocale/zh',
    // Read as the cart's by whoever resolves it.
    'productManagement/../shoppingManagement4/myCart',
    'productDetailManagement/productDetail/%2e%2E',
    `productManagement2/products/search/${'x'.repeat(500)}`,
  ])('API-4 what may be somebody’s own, or is another address, is not: %s', path => {
    expect(keptCall('GET', at(path))).toBeNull()
  })

  test.each([
    ['GET', 'common3/appInfoInit', true],
    ['GET', 'productDetailManagement/productDetail/T1', true],
    ['GET', 'common3/pickupLocations', true],
    ['GET', 'common3/supportedCountries', true],
    ['GET', 'shoppingManagement4/localDeliveryConfig', true],
    ['POST', 'common3/pickupLocations', false],
    ['GET', 'shoppingManagement4/myCart', false],
    ['GET', 'shoppingManagement4/localDeliveryConfig/../myCart', false],
    ['GET', 'common3/orders/list', false],
  ] as const)('NFR-P VIS-4 of %s %s anybody may be told what another was: %s', (method, path, may) => {
    expect(isForAnybody(method, at(path))).toBe(may)
  })

  test('API-4 writes and other addresses are never kept', () => {
    expect(keptCall('POST', at('common3/appInfoInit'))).toBeNull()
    expect(keptCall('GET', '/media/productManagement/a.avif')).toBeNull()
  })

  test.each([
    ['POST', 'common3/signon', true],
    ['POST', 'common3/setSelectedStoreLocation', true],
    ['PUT', 'admin/userManagement/userInfo', true],
    ['GET', 'common3/changeLocale/zh', true],
    ['GET', 'common3/logout', true],
    ['GET', 'common3/appInfoInit', false],
    ['POST', 'shoppingManagement4/myCart', false],
    ['POST', 'message/submitForm', false],
  ] as const)('API-4 after %s %s another catalogue may be shown: %s', (method, path, changes) => {
    expect(changesVisitor(method, at(path))).toBe(changes)
  })

  test.each([
    ['{"body":{"appContent":{},"user":null,"userID":null}}', true],
    ['{"body":{"appContent":{}}}', true],
    ['{"body":{"appContent":{},"userID":"u1"}}', false],
    ['{"body":{"user":{"emailID":"a@b.test"}}}', false],
    ['{"body":{"membership":{"name":"Gold"}}}', false],
    ['{"body":null}', false],
    ['[]', false],
    ['no JSON', false],
  ] as const)('VIS-1 a document that names no account was written for nobody: %s', (document, nobody) => {
    expect(isForNobody(document)).toBe(nobody)
  })
})
