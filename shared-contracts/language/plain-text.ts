const MARKUP =
  /<(?:p|br|div|span|ul|ol|li|h\d|b|strong|i|em|u|a|table|img|script|style)\b[^<>]*>|&(?:amp|lt|gt|quot|apos|nbsp|#\d+);/i
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** What is read of a text in which a backend wrote markup, a line for each block; any other text as it is. */
export const plainText = (text: string): string =>
  MARKUP.test(text)
    ? text
        .replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)|<!--.*?(?:-->|$)/gis, '')
        .replace(/<\/?(?:p|br|div|ul|ol|li|h\d|table|tr)\b[^<>]*>/gi, '\n')
        .replace(/<\/?[a-z][^<>]*>/gi, '')
        .replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (entity, code, name) =>
          code ? String.fromCodePoint(code) : (NAMED[name.toLowerCase()] ?? entity),
        )
        .trim()
    : text
