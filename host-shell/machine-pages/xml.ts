const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' } as const

/** Text of an XML element or attribute; what XML cannot hold at all is left out. */
export const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these may not stand in XML 1.0
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => ENTITIES[character as keyof typeof ENTITIES])

/** An element with its text; nothing where there is no text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : ''

export const document = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
