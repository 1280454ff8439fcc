import * as v from 'valibot'
import { tolerantObject } from './tolerant.ts'

/**
 * Subresource Integrity value: the hash in base64 (https://www.w3.org/TR/SRI/). Every page says one for each file that it may load, so
 * releases have SHA-256, of two thirds the length; those of before have SHA-384.
 */
export const Integrity = v.pipe(v.string(), v.regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/))

/** A file's path below its release's base: no leading slash, no `..`, no empty segment. */
export const FilePath = v.pipe(
  v.string(),
  v.regex(/^(?:[A-Za-z0-9@_-][A-Za-z0-9@._-]*)(?:\/[A-Za-z0-9@_-][A-Za-z0-9@._-]*)*$/),
)

export const ReleaseName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/))
export const ReleaseId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,62}$/))

/** Files that one page, slot, fill or language needs beyond the entry, in load order. */
const ChunkFiles = v.record(v.string(), v.array(FilePath))

/**
 * `manifest.json` of a release, emitted by the build beside the files it names.
 * Everything that is not a file's content is said here and nowhere else.
 */
export const ReleaseManifest = tolerantObject({
  name: ReleaseName,
  release: ReleaseId,
  kind: v.picklist(['host', 'remote']),
  /** Contract range (semver) this release requires, e.g. `^1.0.0`. */
  requires: v.string(),
  /** Contract version a host provides; absent on remotes. */
  provides: v.optional(v.string()),
  git: tolerantObject({ revision: v.string(), dirty: v.boolean() }),
  /** Path patterns owned (React Router syntax) → name of the page chunk. */
  paths: v.record(v.string(), v.string()),
  /** Path pattern → an address of it that can be opened, where the pattern alone is none. */
  samples: v.optional(v.record(v.string(), v.string())),
  /** Path pattern → what must be so there before the release may be published (`PageCheck`); one whose needs are not known is passed over. */
  checks: v.optional(
    v.record(
      v.string(),
      v.array(
        tolerantObject({
          needs: v.optional(v.array(v.string())),
          at: v.optional(v.string()),
          leadsTo: v.optional(v.string()),
        }),
      ),
    ),
  ),
  /** Path patterns on which an open page stays as it is (`RemoteDeclaration.busy`). */
  busy: v.optional(v.array(v.string())),
  /** Path pattern → part of the host for it; one the host does not know is ignored (`RemoteDeclaration.fallback`). */
  fallback: v.optional(v.record(v.string(), v.object({ part: v.string(), param: v.string() }))),
  /** Slots filled → name of the chunk. */
  slots: v.record(v.string(), v.string()),
  /** Points that others may fill → path pattern of the page where each is (`RemoteDeclaration.offers`). */
  offers: v.optional(v.record(v.string(), v.string())),
  /** Points filled (`RemoteDeclaration.fills`). */
  fills: v.optional(
    v.record(
      v.string(),
      tolerantObject({
        part: v.string(),
        order: v.number(),
        within: v.number(),
        signedIn: v.optional(v.boolean()),
      }),
    ),
  ),
  /** What the browser and the server start with. */
  entries: tolerantObject({ web: FilePath, node: FilePath }),
  /** It has no build for the server: pages and slots are drawn in the browser, and the node entry is never run. */
  browserOnly: v.optional(v.boolean()),
  /** Stylesheets, loaded by the host before the release is mounted. */
  css: v.array(FilePath),
  /** Files common to every page of the release besides the entry (the exposed module's own chunks). */
  initial: v.array(FilePath),
  /** Chunk name (page, slot, fill, or `messages-en`) → web files beyond entry and initial. */
  chunks: ChunkFiles,
  /** Chunk that only pages ask for → names of the chunks of those pages; any page may ask for one that is not here. */
  ofPages: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Every file of the release, web and node. */
  files: v.record(FilePath, Integrity),
  /** Versions of the packages it shares or expects shared. */
  shared: v.record(v.string(), v.string()),
})
export type ReleaseManifest = v.InferOutput<typeof ReleaseManifest>
