import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'

/** What a link of the catalogue hands to the page that it leads to, as its `state`: what it said itself, for the page to begin with. */
export interface Pressed {
  card?: ProductSummary | undefined
  /** Name of the category. */
  shelf?: string | undefined
}

/** @param state of the link that was pressed, whoever has drawn it */
export const readPressed = (state: unknown): Pressed => (state ?? {}) as Pressed
