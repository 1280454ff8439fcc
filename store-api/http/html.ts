/** Markup that may be put into a page as it is. */
export interface Html {
  readonly html: string
}
type Part = Html | string | number | readonly Part[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: string) => text.replace(/[&<>"']/g, c => ESCAPES[c] ?? c)

function write(part: Part): string {
  if (Array.isArray(part)) return part.map(write).join('')
  return typeof part === 'object' ? (part as Html).html : escapeText(String(part))
}

/** Template tag: every value is escaped unless it is itself made by this tag. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.reduce((text, s, i) => text + write(parts[i - 1] ?? '') + s),
})
