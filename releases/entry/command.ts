/** The operators' command, one of its verbs, and what the audit log says that it did. */

export { withOutcome } from '../audit-log/acts.ts'
export { announce } from '../audit-log/announce.ts'
export { EXIT } from '../refusal.ts'
export { type Ending, inWords, run } from '../run.ts'
export { takeSecretFiles } from '../secret-files.ts'
export { block } from '../verbs/block.ts'
export { freeze, unfreeze } from '../verbs/freeze.ts'
export { promote } from '../verbs/promote.ts'
export { rollback } from '../verbs/rollback.ts'
export type { Verb } from '../verbs/verb.ts'
