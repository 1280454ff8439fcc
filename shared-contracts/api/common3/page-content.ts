import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { PageContent } from '../entities/page-content.ts'

export const pageContent = {
  call: 'GET common3/pageContent',
  summary: 'A content page as structured sections; `home` is the start page.',
  query: v.strictObject({
    pageName: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}(?:\/[a-z0-9][a-z0-9-]{0,63}){0,4}$/)),
  }),
  response: PageContent,
} as const satisfies Endpoint
