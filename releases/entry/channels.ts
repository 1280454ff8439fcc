/** What promotion, rollback and taking a release off make of one channel, whom that affects, and what fits: pure functions. */
export { type BlastRadius, blastRadius } from '../channels/blast-radius.ts'
export { channelOf } from '../channels/channel.ts'
export { isFallback, quarantined } from '../channels/quarantine.ts'
export { rollbackTarget, rolledBack } from '../channels/rollback.ts'
export { canaryOf, stopped } from '../channels/stop.ts'
export { takenOff } from '../channels/take-off.ts'
export { unservable } from '../compatibility/check.ts'
export { contractFits } from '../compatibility/fit.ts'
