/** @returns the text without the queries of addresses in it: they may say who someone is */
export const withoutQueries = (text: string): string => text.replace(/\?[^\s'"):]*/g, '')
