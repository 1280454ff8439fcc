const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * What a loader gives stands in the page as JSON: types let a `Date` pass, which arrives in the browser as a text, and a `Map`, which arrives
 * empty. After a move in the open page both are whole, so that such a page breaks for those alone who open it anew.
 * @returns the first of what does not arrive as it is, with its place; null where all does
 */
export function beyondJson(value: unknown, at = 'data', above: readonly unknown[] = []): string | null {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return `a ${typeof value} at ${at}`
  // What is deferred (`defer`) is asked for again in the browser.
  if (typeof value !== 'object' || value === null || (value instanceof Promise && 'toJSON' in value))
    return null
  if (above.includes(value)) return `a circle at ${at}`
  if (!Array.isArray(value) && !isPlain(value)) return `a ${value.constructor?.name ?? 'object'} at ${at}`
  for (const [name, own] of Object.entries(value)) {
    const found = beyondJson(own, Array.isArray(value) ? `${at}[${name}]` : `${at}.${name}`, [
      ...above,
      value,
    ])
    if (found) return found
  }
  return null
}
