import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { matchRoutes } from 'shared-contracts/remote/runtime/router.ts'
import { expect, test } from 'vitest'
import { buildRoutes } from './build-routes.tsx'

const ROOT = join(import.meta.dirname, '../..')
const declarations = await Promise.all(
  readdirSync(ROOT)
    .filter(name => name.startsWith('mfe-'))
    .map(async name => (await import(join(ROOT, name, 'declaration.ts'))).declaration as RemoteDeclaration),
)
const patterns = declarations.flatMap(({ paths }) => Object.keys(paths))
const loaded: string[] = []
const routesOf = (paths: readonly string[]) =>
  buildRoutes({
    patterns: paths,
    areas: { load: (pattern: string) => loaded.push(pattern) } as never,
    where: 'server',
    main: () => new Response(null),
    unknown: () => null,
  })
const routes = routesOf(patterns)
const idAt = (address: string, of = routes) => matchRoutes(of, address)?.at(-1)?.route.id

/** Section 2 of the specification, word for word; {x} filled in. */
const ADDRESSES = [
  '/main',
  '/confirmation/A1',
  '/',
  '/home',
  '/page/a',
  '/page/a/b',
  '/blog',
  '/store',
  '/store/productlist?cat=tea&sort=date',
  '/store/search',
  '/store/tag',
  '/store/brand',
  '/store/product/p1',
  '/store/clearance',
  '/store/groupCampaign/g1',
  '/store/groupCampaigns',
  '/checkout',
  '/checkout/cart?locationChange=true',
  '/checkout/campaignCart?FissionSale=g1',
  '/checkout/campaignCheckout?FissionSale=g1',
  '/checkout/campaignPayment?FissionSale=g1',
  '/checkout/payment',
  '/checkout/checkout',
  '/user',
  '/user/list',
  '/user/orders',
  '/account/login',
  '/account/signup',
  '/pages/contact/contact',
  '/pages/messenger',
  '/pages/promotion/promotion',
]

test.each(ADDRESSES)('RTE-6 %s is a route of the shop, not an unknown path', address => {
  expect(idAt(address)).toBeDefined()
  expect(idAt(address)).not.toBe('unknown')
})

test.each(['/main', '/Main', '/main/:tab?'])(
  'RTE-2 REL-13 the blank route stays the host’s beside a remote with %s',
  path => expect(idAt('/main', routesOf([path, ...patterns]))).toBe('main'),
)

test('RTE-4 any other path is unknown', () => {
  for (const address of ['/nowhere', '/store2', '/checkout/nothing/here'])
    expect(idAt(address)).toBe('unknown')
})

test('RTE-1 routes load nothing until they are gone to', () => {
  for (const address of ADDRESSES) idAt(address)
  expect(loaded).toEqual([])
})

test('ERR-2 no error is left to the router’s own page, which a page has no code for', () => {
  expect(routes).toHaveLength(1)
  expect(routes[0]?.errorElement).toBeTruthy()
})
