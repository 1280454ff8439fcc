/** Keys, and documents signed with them. */
export { signingKey, trustedKeys } from '../signing/keys.ts'
export { signDocument } from '../signing/sign.ts'
export { DocumentRefused, verifyDocument } from '../signing/verify.ts'
