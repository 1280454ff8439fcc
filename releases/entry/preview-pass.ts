/** Passes by which one browser sees a composition that others do not get (REL-7). */
export { composePass } from '../pass/compose-pass.ts'
export { newPassId, type Pass, type PassRefusal, PassRefused, readPass, signPass } from '../pass/pass.ts'
export { isRevoked } from '../pass/revoked.ts'
