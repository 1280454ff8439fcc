import type { FormRules } from 'shared-contracts/ui/form/use-ruled-form.ts'
import type { DetailsSchema } from './details-schema.ts'
import { checkingCode, sendingNow } from './later-code.ts'
import { UNASKED, type Way } from './unasked.ts'

/** What an account knows of whoever has it. */
export const CONTACT = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies (keyof DetailsSchema['entries'])[]

/** All the form can ask, in the order of the page. */
const FIELDS = [
  'method',
  'localStoreName',
  'tableNumber',
  'streetNumberAndNameDetails',
  'unit',
  'city',
  'province',
  'postCode',
  'saveToMyProfile',
  'start',
  ...CONTACT,
] as const satisfies (keyof DetailsSchema['entries'])[]
type Field = (typeof FIELDS)[number]

const OPTIONAL: readonly Field[] = ['unit', 'saveToMyProfile']

/** A form per way, with the same fields: what each is drawn by is with the page, and what checks it comes once the page is touched. */
const rulesOf = (way: Way): FormRules<DetailsSchema> => ({
  fields: FIELDS,
  isRequired: field => ![...OPTIONAL, ...UNASKED[way]].includes(field),
  checks: () => sendingNow()?.checksOfWay(way) ?? null,
  load: async () => (await checkingCode()).checksOfWay(way),
})
export const DETAILS_RULES: Readonly<Record<Way, FormRules<DetailsSchema>>> = {
  pickup: rulesOf('pickup'),
  delivery: rulesOf('delivery'),
  eatIn: rulesOf('eatIn'),
  none: rulesOf('none'),
}
