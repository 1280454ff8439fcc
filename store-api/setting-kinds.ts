import * as v from 'valibot'

/** Kinds of settings. What is said of a wrong one never holds what was written, which may be a secret. */
const said = (is: (text: string) => boolean, must: string) => v.pipe(v.string(), v.check(is, must))

/** @param unit that it counts, in the plural */
export const count = (unit: string, least: number, most: number) =>
  v.pipe(
    said(
      text => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number of ${unit} from ${least} to ${most}`,
    ),
    v.transform(Number),
  )

export const port = v.pipe(
  said(text => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port such as 8081'),
  v.transform(Number),
)

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`)

export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform(x => x === 'on'),
)

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : null)
const isWeb = (url: URL) => /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''

export const origin = v.pipe(
  said(text => {
    const url = urlOf(text)
    return url !== null && isWeb(url) && /^https?:\/\/[^/?#]+\/?$/.test(text)
  }, 'must be an origin such as https://shop.example'),
  v.transform(text => new URL(text).origin),
)

export const webAddress = said(text => {
  const url = urlOf(text)
  return url !== null && isWeb(url)
}, 'must be an address that starts with https:// or http://, without a password in it')

/** Of a server that is spoken to in another way, with a user and a password in it. */
const serverAddress = (start: RegExp, example: string, url = urlOf) =>
  said(
    text => start.test(text) && (url(text)?.hostname ?? '') !== '',
    `must be an address such as ${example}; a sign like / or @ in its password is written %2F, %40`,
  )

export const mailServer = serverAddress(/^smtps?:/, 'smtp://user:password@mail.example:587')

/** PostgreSQL's names no host where it is a socket (`postgres:///shop?host=/run/postgresql`). */
export const postgresUrl = (address: string): URL | null =>
  urlOf(address.replace('@/', '@localhost/').replace(':///', '://localhost/'))

export const postgres = serverAddress(
  /^postgres(ql)?:/,
  'postgres://user:password@db.example:5432/shop',
  postgresUrl,
)

export const secret = said(text => text.length >= 16, 'must have at least 16 characters')

/** `shop@shop.example`, or with a name before it in angle brackets. */
export const sender = said(
  text => /^(?:[^<>\n\r]*<[^@\s<>"']+@[^@\s<>"']+>|[^@\s<>"']+@[^@\s<>"']+)$/.test(text),
  'must be an address such as shop@shop.example',
)

/** A setting of several lines may be written in one. */
export const linesOf = (text: string): string => text.replaceAll('\\n', '\n')

/**
 * Text as PEM; `\n` stands for a line's end.
 * @param read throws for what is none
 */
export const pem = (read: (text: string) => unknown, must: string) =>
  v.pipe(
    said(text => {
      try {
        return Boolean(read(linesOf(text)))
      } catch {
        return false
      }
    }, must),
    v.transform(linesOf),
  )
