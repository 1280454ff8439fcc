/** A `fetch` of one origin that keeps cookies, as a browser's page there has it. */
export function cookieFetch(origin: string) {
  const jar = new Map<string, string>()
  const text = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetchWith: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', text())
    headers.set('sec-fetch-site', 'same-origin')
    const answer = await fetch(new URL(String(input), origin), { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value !== undefined) jar.set(name, value)
    }
    return answer
  }
  return { fetch: fetchWith, text, list: () => [...jar].map(([name, value]) => ({ name, value })) }
}
