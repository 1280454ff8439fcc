/** @returns whether the text is on the clipboard now */
export async function copyText(text: string, { navigator, document }: Window): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Web views without the clipboard, or with it forbidden, still know the old command.
    return copyByCommand(text, document)
  }
}

function copyByCommand(text: string, document: Document): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const before = document.activeElement
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
