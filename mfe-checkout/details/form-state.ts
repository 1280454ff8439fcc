import type { ContactInfo } from 'shared-contracts/api/entities/order.ts'
import { contactFields } from './contact.ts'

const typedIn = (form: HTMLFormElement, name: string): string => {
  const input = form.elements.namedItem(name)
  return input && 'value' in input ? input.value : ''
}

/** What the contact fields hold now. */
export function readContact(form: HTMLFormElement): ContactInfo {
  return Object.fromEntries(contactFields.map(name => [name, typedIn(form, name)])) as unknown as ContactInfo
}

/** Puts kept values back, except where the shopper has typed since the page came. */
export function fillContact(form: HTMLFormElement, kept: Partial<ContactInfo>): void {
  for (const name of contactFields) {
    const input = form.elements.namedItem(name)
    const value = kept[name]
    if (value !== undefined && input instanceof HTMLInputElement && input.value === input.defaultValue)
      input.value = value
  }
}

/** Focus to the first thing that is wrong, in the order of the page (CHK-6). */
export function focusFirstMistake(form: HTMLFormElement): void {
  const wrong = '[aria-invalid="true"], [data-mistake] input:not(:disabled, [name="day"])'
  form.querySelector<HTMLElement>(wrong)?.focus()
}
