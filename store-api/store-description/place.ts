import { line } from 'shared-contracts/api/fields.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { LANGUAGES } from 'shared-contracts/language/language.ts'
import { CANADA } from 'shared-contracts/language/provinces.ts'
import * as v from 'valibot'
import { isZone } from '../store-document/document.ts'
import { coordinates, filled, flag, list } from './fields.ts'

const count = (from: number) => v.pipe(v.number(), v.integer(), v.minValue(from))
const opening = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as 09:00'),
)
const closing = v.pipe(
  v.string(),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time of the day such as 17:00, or 24:00'),
)

const hours = v.nullable(
  v.pipe(
    v.strictObject({ open: opening, close: closing }),
    v.forward(
      v.check(
        ({ open, close }) => open.padStart(5, '0') < close.padStart(5, '0'),
        'must be after "open", and 24:00 at the latest',
      ),
      ['close'],
    ),
  ),
)

const slotRules = {
  hours: v.strictObject(v.entriesFromList(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], hours)),
  slotMinutes: count(1),
  capacity: count(0),
  leadMinutes: count(0),
  daysAhead: v.pipe(count(0), v.maxValue(366)),
  blackoutDays: v.array(
    v.pipe(
      v.string(),
      v.regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be MM-DD or YYYY-MM-DD'),
    ),
  ),
  cutOff: v.optional(v.strictObject({ daysBefore: count(0), at: closing })),
}

const zone = v.strictObject({
  within: v.union([v.strictObject({ km: v.number() }), v.strictObject({ postal: v.array(v.string()) })]),
  minimum: count(0),
  fee: count(0),
  freeOver: v.nullable(count(0)),
})

/** A `LocationDescription`. */
export const Place = v.pipe(
  v.strictObject({
    id: filled,
    display: flag,
    virtual: flag,
    localStoreName: line(LIMITS.storeName),
    nameContent: v.optional(
      v.record(v.picklist(LANGUAGES, 'must be a language such as zh'), line(LIMITS.storeName)),
    ),
    province: v.picklist(
      Object.keys(CANADA),
      'must be a province of Canada such as ON: others have no taxes',
    ),
    address: v.strictObject({
      streetNumberAndNameDetails: filled,
      city: filled,
      province: filled,
      postCode: filled,
    }),
    phone: v.string('must be a text'),
    timeZone: v.pipe(v.string(), v.check(isZone, 'must be a time zone such as America/Toronto')),
    methods: v.array(v.picklist(['pickup', 'delivery', 'eatin'])),
    pickup: v.strictObject({ ...slotRules, dayCapacity: v.optional(count(0)) }),
    delivery: v.optional(v.strictObject({ ...slotRules, zones: v.array(zone) })),
    tables: v.optional(list(filled)),
    coordinates: v.optional(coordinates),
    payAtStore: v.optional(flag),
    landingPageUrl: v.optional(filled),
  }),
  v.forward(
    v.check(p => !p.methods.includes('delivery') || p.delivery !== undefined, 'is needed to deliver'),
    ['delivery'],
  ),
  v.forward(
    v.check(p => !p.methods.includes('eatin') || p.tables !== undefined, 'are needed to eat in'),
    ['tables'],
  ),
)
