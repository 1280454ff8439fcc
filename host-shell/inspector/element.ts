/** @returns a new element with these properties and children; text stays text */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  own: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  Object.assign(made, own)
  made.append(...children)
  return made
}

/** Writes only what is new: a reader is not told the same again, and a selection stays. */
export function write(to: Element, text: string): void {
  if (to.textContent !== text) to.textContent = text
}
