/**
 * A name that its owner recognises and nobody else: first name and an initial, e.g. `Lin W.`; of a name in Chinese
 * characters the first alone, e.g. `林**`.
 */
export function maskedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const given = [...firstName.trim()]
  const initial = [...lastName.trim()][0] ?? ''
  if (/\p{Script=Han}/u.test(firstName + lastName)) return `${initial || given[0]}**`
  const shown = given.slice(0, 12).join('').split(/\s/, 1)[0] ?? ''
  return initial ? `${shown} ${initial.toUpperCase()}.` : shown
}
