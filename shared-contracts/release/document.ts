import * as v from 'valibot'
import { ReleaseId, ReleaseManifest, ReleaseName } from './manifest.ts'
import { SignedTeamKeys } from './teams.ts'
import { tolerantObject } from './tolerant.ts'

const Time = v.pipe(v.string(), v.isoTimestamp())

/** One release in the document: its manifest, where its files are, and when it came. */
export const PublishedRelease = tolerantObject({
  ...ReleaseManifest.entries,
  /** Address below which the files are served, e.g. `/r/mfe-catalog/1a2b3c/`. */
  base: v.pipe(v.string(), v.regex(/^\/(?:[A-Za-z0-9@._-]+\/)+$/)),
  publishedAt: Time,
  /** Id of the team's key that entered it; absent where the operators did. */
  by: v.optional(v.string()),
})
export type PublishedRelease = v.InferOutput<typeof PublishedRelease>

/** Shares of visitors (per cent) and for how long each stays, then for how long everyone's is watched. */
export const RolloutPolicy = tolerantObject({
  steps: v.array(
    tolerantObject({
      percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
      minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  bakeMinutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type RolloutPolicy = v.InferOutput<typeof RolloutPolicy>

/** A rollout that goes on, and back, by itself. */
export const Rollout = tolerantObject({
  ...RolloutPolicy.entries,
  release: ReleaseId,
  /** What it replaces. */
  from: ReleaseId,
  /** Place in `steps`; their number once it serves everyone. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Since when it is at this step. */
  since: Time,
  /** Since when it has been going on. */
  begun: Time,
  /** Serial of the document that it began with: clocks of machines differ, serials do not. Absent where an earlier command began it. */
  serial: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type Rollout = v.InferOutput<typeof Rollout>

export const ReleaseChannel = tolerantObject({
  /** Releases in service; weights are whole per cents and add up to 100. */
  active: v.array(
    tolerantObject({
      release: ReleaseId,
      weight: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    }),
  ),
  /** Salt of the rollout bucket: new with every rollout, so that the same visitors are not always first. */
  salt: v.string(),
  /** Releases that served before, newest first: the fallback chain of page and edge. */
  lastGood: v.array(ReleaseId),
  blocked: v.array(ReleaseId),
  /** Known to be bad without being blocked: never a fallback, and no rollback leads there by itself. Promoting one ends it. */
  quarantined: v.optional(v.array(ReleaseId)),
  frozen: v.boolean(),
  /** Links that the team's key made and took back, as `revoked` of the document names those that operators take back. */
  revoked: v.optional(v.record(v.string(), Time)),
  rollout: v.optional(Rollout),
  releases: v.record(ReleaseId, PublishedRelease),
})
export type ReleaseChannel = v.InferOutput<typeof ReleaseChannel>

/**
 * What is live: the one document that publishing, promoting and rolling back rewrite.
 * `serial` grows by one with every write.
 */
export const ReleaseDocument = tolerantObject({
  schema: v.literal(1),
  serial: v.pipe(v.number(), v.integer(), v.minValue(0)),
  issued: Time,
  expires: Time,
  /** Nobody may change any channel, whatever the channels say themselves. */
  frozen: v.optional(v.boolean()),
  /** Every browser's service worker empties its caches and removes itself; absent while there may be one. */
  worker: v.optional(v.literal('off')),
  /** Keys that may move one remote each, signed by as many operators as edges ask for. */
  teams: v.optional(SignedTeamKeys),
  /** The same as it is to become, while signatures are missing. */
  teamsProposed: v.optional(SignedTeamKeys),
  /** Links of previews and replays that were taken back, by the ids of their passes: until when each would have held. */
  revoked: v.optional(v.record(v.string(), Time)),
  remotes: v.record(ReleaseName, ReleaseChannel),
})
export type ReleaseDocument = v.InferOutput<typeof ReleaseDocument>

/**
 * The document as stored: the exact signed text, and an ed25519 signature (base64) over its UTF-8 bytes. It is verified over the
 * text as it came, so that fields a reader does not know count as well.
 */
export const SignedDocument = tolerantObject({
  keyId: v.string(),
  /** Remote whose team signed it: it holds only beside the document before it. Absent where an operator signed. */
  team: v.optional(v.string()),
  payload: v.string(),
  signature: v.string(),
})
export type SignedDocument = v.InferOutput<typeof SignedDocument>
