import * as v from 'valibot'
import { LANGUAGES } from '../../language/language.ts'
import type { Endpoint } from '../endpoint.ts'

export const changeLocale = {
  call: 'GET common3/changeLocale/{locale}',
  summary: 'Changes the language of the session; answers with its messages.',
  params: v.strictObject({ locale: v.picklist(LANGUAGES) }),
  response: v.object({ applicationMessage: v.object({ messages: v.record(v.string(), v.string()) }) }),
  idempotent: true,
} as const satisfies Endpoint
