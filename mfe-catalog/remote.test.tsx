import { ROUTES } from 'shared-contracts/remote/routes/href.ts'
import { describeRemote } from 'shared-contracts/testing/describe-remote.ts'
import { expect, test } from 'vitest'
import { ADDING_TEXTS } from './messages/adding.ts'
import { BELOW_TEXTS } from './messages/below-window.ts'
import { CART_TEXTS } from './messages/cart.ts'
import { CONTENT_TEXTS } from './messages/content.ts'
import { GROUP_TEXTS } from './messages/group-buys.ts'
import { LIST_TEXTS } from './messages/lists.ts'
import { OPTION_TEXTS } from './messages/options.ts'
import { PRODUCT_TEXTS } from './messages/product.ts'
import { SEARCH_TEXTS } from './messages/search.ts'
import { SHARE_TEXTS } from './messages/share.ts'
import { SHOP_TEXTS } from './messages/shop.ts'
import { ZOOM_TEXTS } from './messages/zoom.ts'
import remote from './remote.ts'

describeRemote(remote)

/** `/page/*` has what is linked to as `/page/:name`. */
const LINKED = Object.keys(ROUTES).filter(
  path => /^\/(?:$|home$|store|blog|page)/.test(path) && path !== '/page/:name',
)

test('RTE-6 every address of the catalogue that links lead to has its page', () => {
  expect(LINKED.length).toBeGreaterThan(15)
  expect(Object.keys(remote.pages)).toEqual(expect.arrayContaining(LINKED))
})

test('CAT-8 every page has its data and its head', async () => {
  for (const load of Object.values(remote.pages)) {
    expect(await load()).toMatchObject({ loader: expect.any(Function), meta: expect.any(Function) })
  }
})

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test.each(
  Object.entries({
    ADDING_TEXTS,
    BELOW_TEXTS,
    CART_TEXTS,
    CONTENT_TEXTS,
    GROUP_TEXTS,
    LIST_TEXTS,
    OPTION_TEXTS,
    PRODUCT_TEXTS,
    SEARCH_TEXTS,
    SHARE_TEXTS,
    SHOP_TEXTS,
    ZOOM_TEXTS,
  }),
)('LNG-2 %s say the same in both languages, below the remote’s own keys', (_, { tables }) => {
  const [en, zh]: Record<string, string>[] = [tables.en, tables.zh]
  expect(Object.keys(zh ?? {})).toEqual(Object.keys(en ?? {}))
  for (const [key, text] of Object.entries(en ?? {})) {
    expect(key).toMatch(/^catalog\./)
    expect(blanks(zh?.[key] ?? ''), key).toEqual(blanks(text))
  }
})
