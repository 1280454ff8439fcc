// What a form's controls hold: they are the truth, so that autofill and typing before hydration are never lost.

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name)

/** The radio buttons of a name, however many are shown now; none where the name is another control's. */
const radiosOf = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(
    (e): e is HTMLInputElement => 'name' in e && e.name === name && 'type' in e && e.type === 'radio',
  )

const isSelect = (found: object): found is HTMLSelectElement => 'selectedIndex' in found

/** @returns what a control holds; undefined when the form has none of that name, or the choice is none of those shown */
export function readControl(form: HTMLFormElement, name: string): string | boolean | undefined {
  const radios = radiosOf(form, name)
  if (radios.length > 0) return radios.find(radio => radio.checked)?.value
  const found = control(form, name)
  if (!found || (isSelect(found) && found.selectedIndex < 0)) return undefined
  if (found instanceof HTMLInputElement && found.type === 'checkbox') return found.checked
  return 'value' in found ? String(found.value) : undefined
}

export function writeControl(form: HTMLFormElement, name: string, value: string | boolean): void {
  const radios = radiosOf(form, name)
  for (const radio of radios) radio.checked = radio.value === value
  if (radios.length > 0) return
  const found = control(form, name)
  if (!found) return
  if (found instanceof HTMLInputElement && found.type === 'checkbox') found.checked = value === true
  else if ('value' in found) found.value = String(value)
}

/** Chooses what a form holds in the selects that got its option late: meanwhile the browser chose their first. */
export function chooseAgain(
  form: HTMLFormElement,
  held: Readonly<Record<string, string | boolean | undefined>>,
): void {
  for (const select of [...form.elements].filter(isSelect))
    for (const { value } of select.options)
      if (value === held[select.name] && value !== select.value) select.value = value
}

/** Puts a kept value back unless the shopper has changed the control since the page came. */
export function restoreControl(form: HTMLFormElement, name: string, value: string | boolean): void {
  const found = control(form, name)
  if (radiosOf(form, name).length > 0) writeControl(form, name, value)
  else if (found instanceof HTMLInputElement && found.type === 'checkbox') {
    if (found.checked === found.defaultChecked) found.checked = value === true
  } else if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) {
    if (found.value === found.defaultValue) found.value = String(value)
  } else writeControl(form, name, value)
}

/** Passwords, and what a page marks by `data-secret`, are never kept. */
export function isSecret(form: HTMLFormElement, name: string): boolean {
  const found = control(form, name)
  return (
    found instanceof HTMLInputElement &&
    (found.type === 'password' ||
      found.autocomplete.endsWith('-password') ||
      found.dataset.secret !== undefined)
  )
}

/** Focus to the first control at fault, in the order of the page; of radio buttons to the chosen one. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const faulty = [...form.elements].filter(
    (e): e is HTMLInputElement => 'name' in e && names.includes(String(e.name)) && !e.matches(':disabled'),
  )
  const [first] = faulty
  if (!first) return
  const chosen = faulty.find(e => e.name === first.name && e.type === 'radio' && e.checked)
  const target = chosen ?? first
  target.focus()
}
