import { type Checks, checksOf, fieldsOf, type Mistakes } from 'shared-contracts/ui/form/check.ts'
import { isElsewhere } from '../handover/delivery-terms.ts'
import { DETAILS_SCHEMAS, type DetailsSchema } from './details-schema.ts'
import type { Way } from './unasked.ts'

const CHECKS: Readonly<Record<Way, Checks<DetailsSchema>>> = {
  pickup: checksOf(DETAILS_SCHEMAS.pickup),
  delivery: checksOfAddress(DETAILS_SCHEMAS.delivery),
  eatIn: checksOf(DETAILS_SCHEMAS.eatIn),
  none: checksOf(DETAILS_SCHEMAS.none),
}

/** What checks the form of a way. */
export const checksOfWay = (way: Way): Checks<DetailsSchema> => CHECKS[way]

/** Besides each field by itself: the postal code has to lie in the province (CHK-6). */
function checksOfAddress(schema: DetailsSchema): Checks<DetailsSchema> {
  const { checkField: alone, outputOf } = checksOf(schema)
  const checkField: typeof alone = (field, value, values) => {
    const mistake = alone(field, value)
    if (mistake || field !== 'postCode' || !values) return mistake
    return isElsewhere(values.province, values.postCode) ? { rule: 'mismatch' } : null
  }
  return {
    checkField,
    checkForm(values) {
      const found = fieldsOf(schema).flatMap(field => {
        const mistake = checkField(field, values[field], values)
        return mistake ? [[field, mistake] as const] : []
      })
      return Object.fromEntries(found) as Mistakes<DetailsSchema>
    },
    outputOf,
  }
}
