import type { Method } from 'shared-contracts/api/entities/order.ts'
import { type Checks, checksOf } from 'shared-contracts/ui/form/check.ts'
import { DETAILS_SCHEMAS, type DetailsSchema } from './details-schema.ts'

const CHECKS: Readonly<Record<Method, Checks<DetailsSchema>>> = {
  pickup: checksOf(DETAILS_SCHEMAS.pickup),
  delivery: checksOf(DETAILS_SCHEMAS.delivery),
  eatIn: checksOf(DETAILS_SCHEMAS.eatIn),
}

/** What checks the form of a way. */
export const checksOfWay = (way: Method): Checks<DetailsSchema> => CHECKS[way]
