import { LANGUAGES } from 'shared-contracts/language/language.ts'
import * as v from 'valibot'

export const filled = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))
const [first, ...others] = LANGUAGES
/** A `LocalText`; a language that is left out is read in English, an empty text would be shown as nothing. */
export const byLanguage = <T extends v.GenericSchema<string>>(text: T) =>
  v.strictObject(
    { [first]: text, ...v.entriesFromList(others, v.optional(text)) },
    `must be a text by language, { "${first}": … }`,
  )
export const words = byLanguage(filled)
const CENTS = 'must be a whole number of minor units (1250 for 12.50), 0 or more'
export const cents = v.pipe(v.number(CENTS), v.integer(CENTS), v.minValue(0, CENTS))
const PIECES = 'must be a whole number, 0 or more'
export const pieces = v.pipe(v.number(PIECES), v.integer(PIECES), v.minValue(0, PIECES))
const POSITIVE = 'must be a whole number, 1 or more'
export const positive = v.pipe(v.number(POSITIVE), v.integer(POSITIVE), v.minValue(1, POSITIVE))
const NUMBER = 'must be a number'
export const number = v.pipe(v.number(NUMBER), v.finite(NUMBER))
/** @param most either way */
const degrees = (most: number) => {
  const DEGREES = `must be degrees, -${most} to ${most}`
  return v.pipe(v.number(DEGREES), v.minValue(-most, DEGREES), v.maxValue(most, DEGREES))
}
export const coordinates = v.strictObject({ latitude: degrees(90), longitude: degrees(180) })
export const flag = v.boolean('must be true or false')
const DAY = 'must be a day such as 2026-06-08'
export const day = v.pipe(
  v.string(DAY),
  v.check(text => !Number.isNaN(Date.parse(text)), DAY),
)
const INSTANT = 'must be a moment such as 2026-06-08T09:00:00Z'
export const instant = v.pipe(
  v.string(INSTANT),
  v.check(text => !Number.isNaN(Date.parse(text)), INSTANT),
)
export const list = <T extends v.GenericSchema>(of: T) => v.array(of, 'must be a list')
/** A `NamedImage`. */
export const picture = v.strictObject(
  { name: filled, alt: words },
  'must be a picture, { "name": …, "alt": … }',
)
