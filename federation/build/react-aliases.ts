const TABLE = /(?<=var aliases = )new Map\(\[\n(?: +\["[^"]+", "[^"]+"\],?\n)+ +\]\)/
const PAIR = /\["([^"]+)", "([^"]+)"\]/g

/** As most attributes of pictures are named: `strokeWidth` is `stroke-width`. */
const byRule = (name: string): string => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/**
 * @param source of React's file for browsers
 * @returns it with names of attributes that a rule tells, and the exceptions, in the place of a table (0.3 KB of brotli)
 * @throws where it has no such table
 */
export function aliasesByRule(source: string): string {
  const [table = ''] = TABLE.exec(source) ?? []
  const pairs = [...table.matchAll(PAIR)].map(([, name = '', attribute = '']) => [name, attribute] as const)
  if (pairs.length === 0) throw new Error('React DOM has no table of attributes')
  const regular = pairs.filter(([name, attribute]) => byRule(name) === attribute).map(([name]) => name)
  const others = pairs.filter(([name, attribute]) => byRule(name) !== attribute)
  return source.replace(
    table,
    () => `new Map(
    ${JSON.stringify(regular.join(' '))}
      .split(" ")
      .map(function (name) {
        return [name, name.replace(/[A-Z]/g, "-$&").toLowerCase()];
      })
      .concat(${JSON.stringify(others)})
  )`,
  )
}
