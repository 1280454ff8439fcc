import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { type BrowserStorage, readJson, writeJson } from 'shared-contracts/remote/storage.ts'
import { itemOf } from '../elsewhere/changes-elsewhere.ts'

/** A line put aside: what it is of, without what it costs, which the shop may change meanwhile. */
export type SavedItem = Pick<
  LineItem,
  'productID' | 'optionPair' | 'name' | 'optionLabel' | 'image' | 'quantity'
> & {
  /** Of the one addition that brings it back, however often that is sent; absent where it was put aside before there was one. */
  intentID?: string
}

const STORAGE_KEY = 'checkout.saved'
/** Kept at a time; beyond it the oldest goes. */
const MAX_ITEMS = 50

/** @returns what was put aside in this browser, newest first; what is unreadable is left out */
export function readSaved(storage: BrowserStorage): SavedItem[] {
  const kept = readJson(storage, STORAGE_KEY)
  return Array.isArray(kept) ? kept.filter(isItem) : []
}

export const withItem = (items: readonly SavedItem[], line: LineItem, intentID: string): SavedItem[] => {
  const { productID, optionPair, name, optionLabel, image, quantity } = line
  const item = { productID, optionPair, name, optionLabel, image, quantity, intentID }
  return [item, ...withoutItem(items, line)].slice(0, MAX_ITEMS)
}
export const withoutItem = (
  items: readonly SavedItem[],
  { productID, optionPair }: Pick<SavedItem, 'productID' | 'optionPair'>,
): SavedItem[] => items.filter(item => item.productID !== productID || item.optionPair !== optionPair)

export const keepSaved = (storage: BrowserStorage, items: readonly SavedItem[]): void =>
  writeJson(storage, STORAGE_KEY, items)

/** Names an item in lists and refusals. */
export const keyOf = (item: Pick<SavedItem, 'productID' | 'optionPair'>): string => itemOf(item)

function isItem(item: unknown): item is SavedItem {
  const {
    productID,
    optionPair,
    name,
    optionLabel,
    quantity,
    intentID = '',
  } = (item ?? {}) as Partial<SavedItem>
  const texts = [productID, optionPair, name, optionLabel, intentID]
  return texts.every(text => typeof text === 'string') && Number.isInteger(quantity)
}
