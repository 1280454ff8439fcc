// What a form's controls hold: they are the truth, so that autofill and typing before hydration are never lost.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a name: one, or its radio buttons, however many are shown now. */
const controlsOf = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter((e): e is Control => 'name' in e && e.name === name && 'value' in e)

const isOneOfMany = (found: Control): found is HTMLInputElement => found.type === 'radio'
const isCheckbox = (found: Control): found is HTMLInputElement => found.type === 'checkbox'
const isSelect = (found: Element): found is HTMLSelectElement => 'selectedIndex' in found

/** @returns what a control holds; undefined when the form has none of that name, or the choice is none of those shown */
export function readControl(form: HTMLFormElement, name: string): string | boolean | undefined {
  const found = controlsOf(form, name)
  const [first] = found
  if (!first || (isSelect(first) && first.selectedIndex < 0)) return undefined
  if (isCheckbox(first)) return first.checked
  return (isOneOfMany(first) ? found.find(e => isOneOfMany(e) && e.checked) : first)?.value
}

export function writeControl(form: HTMLFormElement, name: string, value: string | boolean): void {
  for (const found of controlsOf(form, name))
    if (isOneOfMany(found)) found.checked = found.value === value
    else if (isCheckbox(found)) found.checked = value === true
    else found.value = String(value)
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
  if (controlsOf(form, name).every(isAsItCame)) writeControl(form, name, value)
}

function isAsItCame(found: Control): boolean {
  if (isSelect(found)) {
    const given = [...found.options].findIndex(option => option.defaultSelected)
    return found.selectedIndex === Math.max(0, given)
  }
  if (isOneOfMany(found) || isCheckbox(found)) return found.checked === found.defaultChecked
  return found.value === found.defaultValue
}

/** Passwords, and what a page marks by `data-secret`, are never kept. */
export const isSecret = (form: HTMLFormElement, name: string): boolean =>
  controlsOf(form, name).some(
    ({ type, autocomplete = '', dataset }) =>
      type === 'password' || autocomplete.endsWith('-password') || dataset.secret !== undefined,
  )

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
