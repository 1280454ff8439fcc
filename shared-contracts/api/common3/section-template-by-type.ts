import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { QueryInt } from '../entities/basics.ts'
import { Section } from '../entities/page-content.ts'

/** Templates every store has: `blog` is its list of posts. A store names others itself, e.g. `banner`. */
export const TemplateType = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

export const sectionTemplateByType = {
  call: 'GET common3/sectionTemplateByType/{type}',
  summary: 'Sections the store shows in more places than one: `blog` (its posts), `banner` and the like.',
  params: v.strictObject({ type: TemplateType }),
  /** Which part of the posts; other types come whole. */
  query: v.strictObject({
    numberToLoad: v.optional(v.pipe(QueryInt, v.minValue(1), v.maxValue(60))),
    startingPosition: v.optional(QueryInt),
  }),
  response: v.object({ type: TemplateType, sections: v.array(Section) }),
} as const satisfies Endpoint
