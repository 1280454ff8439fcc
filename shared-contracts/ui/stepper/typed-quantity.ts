/** The number that was typed, in full-width digits too; `shown`, which stood there before, where it is none: an emptied field asks for nothing. */
export const typedQuantity = (typed: string, shown: number): number =>
  Number.parseInt(typed.normalize('NFKC'), 10) || shown
