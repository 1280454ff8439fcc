import { block } from './block.ts'
import { check } from './check.ts'
import { freeze, unfreeze } from './freeze.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { renew } from './renew.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import type { Verb } from './verb.ts'

export const verbs = {
  publish,
  check,
  promote,
  rollback,
  block,
  freeze,
  unfreeze,
  status,
  renew,
} as const satisfies Record<string, Verb>

export const verbNamed = (name: string): Verb | null =>
  Object.hasOwn(verbs, name) ? verbs[name as keyof typeof verbs] : null
