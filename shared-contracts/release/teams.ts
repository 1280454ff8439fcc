import * as v from 'valibot'
import { ReleaseName } from './manifest.ts'
import { tolerantObject } from './tolerant.ts'

/** A key that may publish and promote one remote, and move nothing else (REL-13). */
export const TeamKey = tolerantObject({
  /** The remote. */
  name: ReleaseName,
  /** Public half: base64 of ed25519 SPKI. */
  key: v.string(),
  until: v.pipe(v.string(), v.isoTimestamp()),
})
export type TeamKey = v.InferOutput<typeof TeamKey>

/** Which teams' keys hold, by key id. */
export const TeamKeys = tolerantObject({
  /** Grows by one with every change. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  keys: v.record(v.string(), TeamKey),
})
export type TeamKeys = v.InferOutput<typeof TeamKeys>

/** Teams' keys as the operators signed them: the exact text, and an ed25519 signature (base64) over it of each. */
export const SignedTeamKeys = tolerantObject({
  payload: v.string(),
  signatures: v.array(tolerantObject({ keyId: v.string(), signature: v.string() })),
})
export type SignedTeamKeys = v.InferOutput<typeof SignedTeamKeys>
