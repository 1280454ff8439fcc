/**
 * @param stack of components around what is other than the server drew
 * @returns it as far as the first component: its address says whose release that is
 */
export const mismatchPlace = (stack: string | null | undefined): string =>
  /.+?\/r\/\S+/s.exec(stack ?? '')?.[0] ?? ''
