import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { type ReleaseSettings, readSettings } from '../settings.ts'
import { openStore } from '../store/open.ts'
import type { ReleaseStore } from '../store/store.ts'
import { asideLines, type Newest, newestDocument } from './newest.ts'

/** What every verb works with. */
export interface Workspace {
  settings: ReleaseSettings
  store: ReleaseStore
  now(): Date
  /** Nothing is written: verbs tell what they would do. */
  dryRun?: boolean
  /** What the operator is told besides. */
  told?: Set<string>
  /** And what went wrong beside a write that holds. */
  warned?: Set<string>
  /** Asked before a document is written, or anything is removed. @throws ReleaseError where it had better not be */
  beforeWrite?(): Promise<void>
  /** Tells at once what takes long. */
  say?(line: string): void
}

export function openWorkspace(settings = readSettings(), dryRun = false): Workspace {
  return {
    settings,
    store: openStore(settings.store, settings.teamKey),
    now: () => new Date(),
    dryRun,
    told: new Set(),
    warned: new Set(),
  }
}

/**
 * The newest document that holds, expired or not; an empty one with serial 0 for an empty store. Newer ones that cannot be trusted are
 * passed over, and told.
 * @throws ReleaseError when none holds
 */
export async function readDocument(workspace: Workspace): Promise<ReleaseDocument> {
  return (await readNewest(workspace)).document
}

export async function readNewest({ store, settings, now, told }: Workspace): Promise<Newest> {
  const newest = await newestDocument(store, settings, now())
  for (const line of asideLines(newest)) told?.add(line)
  return newest
}
