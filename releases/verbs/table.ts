import { block } from './block.ts'
import { check } from './check.ts'
import { diff } from './diff/diff.ts'
import { doctor } from './doctor/doctor.ts'
import { freeze, unfreeze } from './freeze.ts'
import { gc } from './gc/gc.ts'
import { log } from './log.ts'
import { inspect } from './previews/inspect.ts'
import { preview } from './previews/preview.ts'
import { previews } from './previews/previews.ts'
import { revoke } from './previews/revoke.ts'
import { promote } from './promote.ts'
import { publish } from './publish/publish.ts'
import { renew } from './renew.ts'
import { restore } from './restore/restore.ts'
import { retire } from './retire.ts'
import { rollback } from './rollback.ts'
import { rollout } from './rollout/rollout.ts'
import { status } from './status.ts'
import { team } from './team/team.ts'
import { unblock } from './unblock.ts'
import type { Verb } from './verb.ts'
import { why } from './why/why.ts'
import { worker } from './worker.ts'

export const verbs = {
  publish,
  check,
  promote,
  rollout,
  rollback,
  block,
  unblock,
  retire,
  freeze,
  unfreeze,
  worker,
  status,
  diff,
  log,
  why,
  preview,
  inspect,
  previews,
  revoke,
  gc,
  renew,
  restore,
  team,
  doctor,
} as const satisfies Record<string, Verb>

export const verbNamed = (name: string): Verb | null =>
  Object.hasOwn(verbs, name) ? verbs[name as keyof typeof verbs] : null
