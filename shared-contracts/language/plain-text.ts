const TAG = /<(?:p|br|div|span|ul|ol|li|h\d|b|strong|i|em|u|a|table|img|script|style)\b[^<>]*>/i
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi
/** What editors of rich text write for what no keyboard has, or markup needs (https://html.spec.whatwg.org/#named-character-references). */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    deg: '°',
    times: '×',
    copy: '©',
    reg: '®',
    trade: '™',
  }),
)
/** Of `&eacute;` and the like, behind the letter. */
const MARKS = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    uml: '\u0308',
    tilde: '\u0303',
    cedil: '\u0327',
  }),
)
const LAST_CODE = 0x10ffff

const decoded = (text: string): string =>
  text.replace(ENTITY, (entity, hex: string, decimal: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    if (code) return code > LAST_CODE ? entity : String.fromCodePoint(code)
    const mark = MARKS.get(name.slice(1))
    return mark ? (name[0] + mark).normalize() : (NAMED.get(name.toLowerCase()) ?? entity)
  })

/** What is read of a text in which a backend wrote markup, a line for each block; any other text as it is. */
export const plainText = (text: string): string =>
  TAG.test(text) || decoded(text) !== text
    ? decoded(
        text
          .replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)|<!--.*?(?:-->|$)/gis, '')
          .replace(/<\/?(?:p|br|div|ul|ol|li|h\d|table|tr)\b[^<>]*>/gi, '\n')
          .replace(/<\/?[a-z][^<>]*>/gi, ''),
      ).trim()
    : text
