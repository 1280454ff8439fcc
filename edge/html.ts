/** Markup that may stand in a page as it is: every page that the edge writes itself is made with `html`. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function textOf(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (value === false || value === null || value === undefined) return ''
  return String(value).replace(/[&<>"']/g, character => ESCAPES[character] ?? '')
}

/** Template whose values are escaped, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, i) => text + textOf(values[i - 1] ?? '') + part))
