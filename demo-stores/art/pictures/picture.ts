/** Background colour and what stands on it; coordinates are those of a 960 × 960 sheet. */
export type Picture = { readonly bg: string; readonly draw: () => string; /** Seen from nearer by. */ readonly near?: boolean }
export type Pictures = Readonly<Record<string, Picture>>
export const on = (bg: string, draw: () => string): Picture => ({ bg, draw })
