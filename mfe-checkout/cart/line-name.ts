import type { LineItem } from 'shared-contracts/api/entities/cart.ts'

/** What a line is called in a sentence: a cart may hold one product with several choices. */
export const lineName = ({ name, optionLabel }: Pick<LineItem, 'name' | 'optionLabel'>): string =>
  optionLabel ? `${name} ${optionLabel}` : name
