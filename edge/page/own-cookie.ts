/**
 * A cookie that the backend sets, as one of the shop's own: for a host that is not the shop's browsers refuse it, and without a path they
 * keep it for the addresses beside one call alone. What else it says stays.
 * @param value of a Set-Cookie header @param host of the shop, as visitors know it
 */
export function ownCookie(value: string, host: string): string {
  const [pair = '', ...attributes] = value.split(';')
  const ofShop = attributes.filter(text => {
    const { name, said } = attribute(text)
    return name !== 'domain' || isWithin(host, said.replace(/^\./, ''))
  })
  const hasPath = attributes.map(attribute).some(({ name, said }) => name === 'path' && said.startsWith('/'))
  return [pair, ...ofShop, ...(hasPath ? [] : [' Path=/'])].join(';')
}

function attribute(text: string) {
  const [name = '', ...said] = text.split('=')
  return { name: name.trim().toLowerCase(), said: said.join('=').trim().toLowerCase() }
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)
