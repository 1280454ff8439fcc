import * as v from 'valibot'
import { LIMITS } from './limits.ts'

// One rule per field that people fill in: calls and forms share it. No call is known here, so that forms stay small.

/** No line ends and no other control characters: what is one line in a form is one in a mail. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u

/** One line of text typed by a person: trimmed, never empty. */
export const line = ({ max }: { max: number }) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max), v.regex(ONE_LINE))

/** What is letters and digits to a machine, typed in full width as Chinese keyboards do: `Ｖ６Ｘ` is `V6X`. */
export const folded = v.pipe(v.string(), v.normalize('NFKC'), v.trim())

export const PersonName = line(LIMITS.personName)
export const Email = v.pipe(folded, v.maxLength(LIMITS.email.max), v.email())
/** Canadian numbers and international ones; kept as typed but for its width, checked by its digits. */
export const Phone = v.pipe(
  folded,
  v.maxLength(LIMITS.phone.max),
  v.regex(/^\+?[\d ().-]+$/),
  v.check(x => {
    const digits = x.replace(/\D/g, '').length
    return digits >= LIMITS.phone.minDigits && digits <= LIMITS.phone.maxDigits
  }),
)
/** A password as it is chosen. */
export const Password = v.pipe(v.string(), v.minLength(LIMITS.password.min), v.maxLength(LIMITS.password.max))
/** A password as it is given to sign in: whatever was once accepted. */
export const GivenPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LIMITS.password.max))
/** Words of the shopper to the store; lines stay apart. */
export const Comment = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LIMITS.comment.max))
export const Quantity = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(LIMITS.quantity.min),
  v.maxValue(LIMITS.quantity.max),
)
/** Canadian: letter digit letter, space, digit letter digit; never D F I O Q U, the first neither W nor Z. Kept in capitals with its space. */
export const PostalCode = v.pipe(
  folded,
  v.toUpperCase(),
  v.regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/),
  v.transform(x => `${x.slice(0, 3)} ${x.slice(-3)}`),
)
/** Two letters, e.g. `ON`. Kept in capitals. */
export const ProvinceCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/))
