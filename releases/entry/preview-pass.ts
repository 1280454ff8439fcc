/** Passes by which one browser sees a composition that others do not get (REL-7). */
export { composePass } from '../pass/compose-pass.ts'
export { newPassId, Pass, type PassRefusal, PassRefused, signPass } from '../pass/pass.ts'
export { isRevoked } from '../pass/revoked.ts'
export { readSignedPass, type SignedPass } from '../pass/team-pass.ts'
