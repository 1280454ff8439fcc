import type { Inventory, ProductDetail, ProductOption } from 'shared-contracts/api/entities/product.ts'
import { idsIn } from 'shared-contracts/api/option-pair.ts'
import { uncountedRow } from 'shared-contracts/api/uncounted-stock.ts'

type Row = Inventory['rows'][number]

/** Id of the chosen value per option, in the order of the options; null while nothing is chosen. */
export type Selection = readonly (string | null)[]

/** Reads `?options=`; unknown values count as not chosen, an option with one value is always chosen. */
export function readSelection(options: readonly ProductOption[], text: string | null): Selection {
  const given = idsIn(options, text ?? '')
  return options.map(({ values }, i) => {
    if (values.length === 1) return values[0]?.id ?? null
    return values.find(value => value.id === given[i])?.id ?? null
  })
}

/** Value of `?options=`: ids joined by `-`, gaps for what is not chosen; the option pair once all are. */
export function writeSelection(selection: Selection): string {
  return selection.some(id => id !== null) ? selection.map(id => id ?? '').join('-') : ''
}

export const choose = (selection: Selection, option: number, value: string): Selection =>
  selection.map((id, i) => (i === option ? value : id))

/** Position of the picture of the last chosen value that has one; null where none has. */
export const pictureOf = (options: readonly ProductOption[], selection: Selection): number | null =>
  options
    .flatMap((option, i) => option.values.find(value => value.id === selection[i])?.picture ?? [])
    .at(-1) ?? null

/** Rows that agree with everything chosen so far; of a store that counts nothing the cheapest and the dearest of them. */
export function matching(
  product: ProductDetail,
  { rows, uncounted }: Inventory,
  selection: Selection = [],
): Row[] {
  const { options } = product
  const agrees = (id: string, i: number) => (selection[i] ?? id) === id
  if (!uncounted)
    return rows.filter(({ optionPair }) => {
      const ids = idsIn(options, optionPair)
      return ids.join('-') === optionPair && ids.every((id, i) => id && agrees(id, i))
    })
  const left = options.map(({ values }, i) =>
    values.filter(({ id }) => agrees(id, i)).sort((a, b) => a.priceDelta - b.priceDelta),
  )
  if (left.some(values => values.length === 0)) return []
  return [0, -1].map(end =>
    uncountedRow(
      product,
      left.flatMap(values => values.at(end) ?? []),
    ),
  )
}

export type ValueState = 'open' | 'sold-out' | 'impossible'

/** What choosing a value would lead to, everything else staying as chosen (CAT-4). */
export function valueState(
  product: ProductDetail,
  inventory: Inventory,
  selection: Selection,
  option: number,
  value: string,
): ValueState {
  const left = matching(product, inventory, choose(selection, option, value))
  if (left.length === 0) return 'impossible'
  return left.some(row => row.available > 0) ? 'open' : 'sold-out'
}

export type Verdict =
  /** Indices of the options still to be chosen. */
  | { kind: 'incomplete'; missing: number[] }
  /** The store makes no such combination. */
  | { kind: 'impossible' }
  | { kind: 'sold-out'; row: Row }
  | { kind: 'available'; row: Row }

/** What the selection comes to (CAT-4). */
export function evaluate(product: ProductDetail, inventory: Inventory, selection: Selection): Verdict {
  const left = matching(product, inventory, selection)
  const [row] = left
  if (!row) return { kind: 'impossible' }
  const missing = selection.flatMap((id, i) => (id === null ? [i] : []))
  if (missing.length > 0) return { kind: 'incomplete', missing }
  return { kind: row.available > 0 ? 'available' : 'sold-out', row }
}

/** Labels of the chosen values, joined for reading; `except` leaves one option out. */
export function choicesInWords(
  options: readonly ProductOption[],
  selection: Selection,
  except?: number,
): string {
  return options
    .flatMap((option, i) => option.values.filter(value => i !== except && value.id === selection[i]))
    .map(value => value.label)
    .join(' · ')
}
