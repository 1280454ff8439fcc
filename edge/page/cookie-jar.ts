/** The cookies of one page view: what the visitor sent, overlaid with what the API set meanwhile. */
export interface CookieJar {
  /** Value of a cookie as the next call sends it. */
  get(name: string): string | undefined
  /** `Cookie` header of the next call; empty when there is none. */
  header(): string
  /** Takes the Set-Cookie values of one answer. */
  take(values: readonly string[]): void
  /** Set-Cookie values for the visitor, one per name, the last one set. What comes after this call cannot reach them. */
  fresh(): string[]
}

/** @param late told when an answer sets cookies although the page's headers are gone */
export function createCookieJar(header: string | undefined, late: () => void = () => {}): CookieJar {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = split(pair)
    if (name && !cookies.has(name)) cookies.set(name, value)
  }
  const fresh = new Map<string, string>()
  let sent = false
  return {
    get: name => cookies.get(name),
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(values) {
      if (sent && values.length > 0) late()
      for (const value of values) {
        const [pair = '', ...attributes] = value.split(';')
        const [name, content] = split(pair)
        if (!name) continue
        fresh.delete(name)
        fresh.set(name, value)
        if (isOver(attributes)) cookies.delete(name)
        else cookies.set(name, content)
      }
    },
    fresh() {
      sent = true
      return [...fresh.values()]
    },
  }
}

function split(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return at < 1 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

function isOver(attributes: readonly string[]): boolean {
  const given = new Map(
    attributes.map(attribute => {
      const [name, value] = split(attribute.includes('=') ? attribute : `${attribute}=`)
      return [name.toLowerCase(), value]
    }),
  )
  const age = given.get('max-age')
  if (age !== undefined) return Number(age) <= 0
  const expires = given.get('expires')
  return expires !== undefined && Date.parse(expires) <= Date.now()
}
