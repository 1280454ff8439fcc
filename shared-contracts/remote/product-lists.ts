import { type BrowserStorage, readJson, writeJson } from './storage.ts'

/** Lists of products that a browser keeps for who shops in it. No call knows them: they go nowhere else. */
export type ProductList = 'wishlist' | 'recentlyViewed'

/** What is kept of a product; everything else is asked for when it is shown. */
export interface ListedProduct {
  id: string
  /** When it came onto the list, ms since 1970. */
  at: number
  /** Its price at that time, in minor units of the store's currency. */
  price: number
}

/** Products kept on a list; the oldest goes. */
export const MAX_LISTED = { wishlist: 100, recentlyViewed: 20 } as const satisfies Record<ProductList, number>

export const productListKey = (list: ProductList): string => `arcade.${list}`

interface Kept {
  /** User id, null for a guest. */
  owner: string | null
  products: readonly ListedProduct[]
}

/**
 * A list, newest first. Whoever signs in has what they listed as a guest as well; what an account listed is shown to nobody else, and
 * it is gone with the next one (CAT-11). Signing out empties the browser's storages, lists too.
 * @param owner user id, null for a guest
 */
export function readProducts(
  storage: Pick<BrowserStorage, 'getItem'>,
  list: ProductList,
  owner: string | null,
): readonly ListedProduct[] {
  const own = readKept(storage, list).filter(kept => kept.owner === null || kept.owner === owner)
  return newest(
    list,
    own.flatMap(kept => kept.products),
  )
}

/** Puts a product on top of a list; one that is there already moves up, with the price it was first listed at. */
export function addProduct(
  storage: BrowserStorage,
  list: ProductList,
  owner: string | null,
  product: ListedProduct,
): void {
  const before = readProducts(storage, list, owner)
  const first = before.find(({ id }) => id === product.id) ?? product
  write(storage, list, owner, newest(list, [{ ...product, price: first.price }, ...before]))
}

export function removeProduct(
  storage: BrowserStorage,
  list: ProductList,
  owner: string | null,
  id: string,
): void {
  const rest = readProducts(storage, list, owner).filter(product => product.id !== id)
  write(storage, list, owner, rest)
}

function write(
  storage: BrowserStorage,
  list: ProductList,
  owner: string | null,
  products: readonly ListedProduct[],
): void {
  // A guest leaves the account's list as it is: its session may only have ended.
  const others = owner === null ? readKept(storage, list).filter(kept => kept.owner !== null) : []
  writeJson(storage, productListKey(list), [{ owner, products } satisfies Kept, ...others])
}

function newest(list: ProductList, products: readonly ListedProduct[]): readonly ListedProduct[] {
  const byID = new Map<string, ListedProduct>()
  for (const product of [...products].sort((a, b) => b.at - a.at))
    if (!byID.has(product.id)) byID.set(product.id, product)
  return [...byID.values()].slice(0, MAX_LISTED[list])
}

/** Anything may stand in a browser's storage. */
function readKept(storage: Pick<BrowserStorage, 'getItem'>, list: ProductList): Kept[] {
  const stored = readJson(storage, productListKey(list))
  if (!Array.isArray(stored)) return []
  return stored.flatMap(kept => {
    const { owner, products } = (kept ?? {}) as Partial<Kept>
    if ((owner !== null && typeof owner !== 'string') || !Array.isArray(products)) return []
    return [{ owner, products: products.filter(isListed) }]
  })
}

const isListed = (product: Partial<ListedProduct> | null): product is ListedProduct =>
  typeof product?.id === 'string' && Number.isFinite(product.at) && Number.isSafeInteger(product.price)
