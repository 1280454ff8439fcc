import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { IntentId } from '../entities/basics.ts'
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

export const submitForm = {
  call: 'POST message/submitForm',
  summary: 'Sends the store a message from its contact form; repeated with the same intent it is sent once.',
  body: ContactForm,
  response: v.object({ received: v.literal(true) }),
  idempotent: true,
} as const satisfies Endpoint
