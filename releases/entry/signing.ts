/** Keys, and documents signed with them. */
export { givenKeys, publicHalf, signingKey, type Trust, trustedKeys, trustOf } from '../signing/keys.ts'
export { signDocument } from '../signing/sign.ts'
export { DocumentRefused, verifyDocument } from '../signing/verify.ts'
export { verifyAccepted } from '../teams/verify-team.ts'
