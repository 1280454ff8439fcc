import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, IntentId } from '../entities/basics.ts'
import { OptionPair } from '../entities/product.ts'
import { Email, line } from '../fields.ts'
import { LIMITS } from '../limits.ts'

const Phone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40),
  v.check(x => x === '' || /^\D*(?:\d\D*){10,15}$/.test(x)),
)

export const ContactForm = v.strictObject({
  intentID: IntentId,
  name: line(LIMITS.sender),
  emailID: Email,
  phone: v.optional(Phone),
  subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.subject.max))),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LIMITS.message.max)),
})
export type ContactForm = v.InferOutput<typeof ContactForm>

/** One mail to `emailID` when a sold-out choice is there again; asked for where the stock's answer says `restockNotice`. */
export const RestockForm = v.strictObject({
  emailID: Email,
  restock: v.strictObject({ productID: Id, optionPair: OptionPair }),
})

/** No more such mails: what the link of one of them carries. */
export const RestockStop = v.strictObject({
  stopRestock: v.pipe(v.string(), v.regex(/^[\w.-]{20,800}$/)),
})

export const submitForm = {
  call: 'POST message/submitForm',
  summary:
    'Sends the store a message from its contact form; repeated with the same intent it is sent once. Also asks for, or ends, mails that say that something is in stock again.',
  body: v.union([ContactForm, RestockForm, RestockStop]),
  response: v.object({ received: v.literal(true) }),
  idempotent: true,
} as const satisfies Endpoint
