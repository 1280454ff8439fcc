/** What markup is more than text: comments, what runs or is a page of its own with all that is in it, and tags. The last may be cut off. */
const PIECE =
  /<!--.*?(?:-->|$)|<(script|style|template|textarea|title|iframe|noscript|select|svg|math|object)\b.*?(?:<\/\1\s*>|$)|<(\/?)([a-z]\w*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'"<>])*)(>?)|[<>]/gis
const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g

const TAG =
  /^(?:h[1-6]|p|br|hr|blockquote|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|sub|sup|code|pre|a|figure|figcaption|img|table|caption|thead|tbody|tfoot|tr|th|td|div|span|small|mark|abbr|time)$/
const KEPT =
  /^(?:rel|target|lang|dir|alt|title|width|height|loading|scope|colspan|rowspan|start|class|datetime)$/
/** A place in the shop or one elsewhere; without a scheme no character reference that could make one. */
const PLACE = /^(?:https?:|mailto:|tel:|[/#?])|^(?:[^:&]|&amp;)*$/i
const VOID = /^(?:br|hr|img)$/
/** Is ended by the next of its kind. */
const ENDED_BY_NEXT = /^(?:p|li|d[td]|t[rdh])$/

/**
 * A store's markup as a browser takes it after a move, too: text, lists, tables, links and pictures, without what runs or is drawn by
 * styles of its own. What is left open is closed, and what was never open is not: so it stays in its place in the page, and is drawn in
 * the browser as the server wrote it.
 */
export function harmlessHtml(html: string): string {
  const open: string[] = []
  const closing = (from: number) =>
    open
      .splice(from)
      .reverse()
      .map(name => `</${name}>`)
      .join('')
  const safe = html.replace(PIECE, (piece, _, end, given, attributes, closed) => {
    if (piece === '<') return '&lt;'
    const name = given?.toLowerCase() ?? ''
    if (!closed || !TAG.test(name)) return piece === '>' ? '&gt;' : ''
    if (end) return open.includes(name) ? closing(open.lastIndexOf(name)) : ''
    const kept = attributesOf(attributes)
    if (name === 'img' && !/ src=/.test(kept)) return ''
    const before = ENDED_BY_NEXT.test(name) && open.at(-1) === name ? closing(-1) : ''
    if (!VOID.test(name)) open.push(name)
    return `${before}<${name}${kept}>`
  })
  return safe + closing(0)
}

const attributesOf = (text: string): string =>
  [...text.matchAll(ATTRIBUTE)]
    .map(([, given = '', ...values]) => {
      const name = given.toLowerCase()
      const value = (values.find(one => one !== undefined) ?? '').trim()
      const written = value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      const isKept = KEPT.test(name) || (/^(?:href|src)$/.test(name) && PLACE.test(written))
      return isKept ? ` ${name}="${written}"` : ''
    })
    .join('')
