import type { ApiClient } from 'shared-contracts/api/client.ts'
import { newVisitor } from './visitor.ts'

export interface Buyable {
  id: string
  name: string
  /** A combination of options in stock; empty for a product without options. */
  optionPair: string
}

/** Price of one, minor units: five come to what any of the demo's coupons asks for, and to less than a guest may leave unpaid. */
const PRICE = { min: 600, max: 4000 }

/** @returns `count` products of the running shop of which five are in stock, neither cheap nor dear, found as a shopper finds them */
export async function buyable(url: string, count: 1): Promise<[Buyable]>
export async function buyable(url: string, count: 2): Promise<[Buyable, Buyable]>
export async function buyable(url: string, count: number): Promise<Buyable[]>
export async function buyable(url: string, count: number): Promise<Buyable[]> {
  const { api } = await newVisitor(url)
  const { products } = await api('GET productManagement2/products', { query: { numberToLoad: '100' } })
  const found: Buyable[] = []
  // First those that are added with one press: others' purchases may have emptied the first shelf.
  const inOrder = products.filter(p => !p.soldOut).sort((a, b) => Number(a.hasOptions) - Number(b.hasOptions))
  for (const { id, name } of inOrder) {
    const stock = await api('GET inventoryManagement/inventoryByProductAndOptions/{id}', { params: { id } })
    const row = stock.rows.find(r => r.available >= 5 && r.price >= PRICE.min && r.price <= PRICE.max)
    if (row) found.push({ id, name, optionPair: row.optionPair })
    if (found.length === count) return found
  }
  throw new Error(`only ${found.length} of ${count} products are in stock`)
}

/** @returns a product with options, and the labels of one combination that is in stock */
export async function withOptions(
  url: string,
  language: 'en' | 'zh',
): Promise<{ id: string; name: string; labels: string[] }> {
  const { api } = await newVisitor(url, language)
  const { products } = await api('GET productManagement2/products', { query: { numberToLoad: '100' } })
  for (const { id, name } of products.filter(p => p.hasOptions && !p.soldOut)) {
    const params = { id }
    const { options } = await api('GET productDetailManagement/productDetail/{id}', { params })
    const { rows } = await api('GET inventoryManagement/inventoryByProductAndOptions/{id}', { params })
    const row = rows.find(r => r.available >= 8)
    const values = row?.optionPair.split('-')
    const labels = values?.map((value, i) => options[i]?.values.find(v => v.id === value)?.label)
    if (labels?.every(label => label !== undefined)) return { id, name, labels }
  }
  throw new Error('no product with options is in stock')
}

/** @returns a product with options, and the label of a value that is sold out in every combination */
export async function soldOutValue(
  url: string,
  language: 'en' | 'zh',
): Promise<{ id: string; label: string }> {
  const { api } = await newVisitor(url, language)
  const { products } = await api('GET productManagement2/products', { query: { numberToLoad: '100' } })
  for (const { id } of products.filter(p => p.hasOptions && !p.soldOut)) {
    const params = { id }
    const { options } = await api('GET productDetailManagement/productDetail/{id}', { params })
    const { rows } = await api('GET inventoryManagement/inventoryByProductAndOptions/{id}', { params })
    const inStock = new Set(rows.filter(r => r.available > 0).flatMap(r => r.optionPair.split('-')))
    const value = options.flatMap(o => o.values).find(v => !inStock.has(v.id))
    if (value) return { id, label: value.label }
  }
  throw new Error('no value is sold out')
}

/** A group buy that can be joined just now. */
export async function openGroupBuy(api: ApiClient) {
  const { campaigns } = await api('GET common3/campaign/fissionList')
  const open = campaigns.find(({ phase }) => phase === 'open')
  if (!open) throw new Error('no group buy is open')
  return open
}
