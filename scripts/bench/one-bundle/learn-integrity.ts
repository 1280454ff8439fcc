import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { learnIntegrity as learn } from '../../../federation/runtime/learn-integrity.ts'

/** There is one release, and one list of its files. */
export const learnIntegrity: typeof learn = (release, ...rest) =>
  learn({ ...release, name: HOST_NAME }, ...rest)
