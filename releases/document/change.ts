import { createHash } from 'node:crypto'
import { ReleaseDocument } from 'shared-contracts/release/document.ts'
import * as v from 'valibot'
import { actorOf } from '../audit-log/actor.ts'
import { announce } from '../audit-log/announce.ts'
import { note } from '../audit-log/note.ts'
import { ReleaseError } from '../refusal.ts'
import { signDocument } from '../signing/sign.ts'
import { type Signer, signerFor } from '../signing/signer.ts'
import { overstepped } from '../teams/overstepped.ts'
import { inconsistencies } from './consistency.ts'
import { refuseFrozen } from './frozen.ts'
import type { Newest, SetAside } from './newest.ts'
import { nothingDecided } from './nothing-decided.ts'
import { readNewest, type Workspace } from './read.ts'
import { writeSettled } from './write-settled.ts'

/** A signed document holds for so long. */
export const LIFE_MS = 30 * 86_400_000
const MAX_RETRIES = 20
/** What clocks of two machines may differ by. */
export const CLOCK_TOLERANCE_MS = 300_000

export interface Change {
  verb: string
  why: string
  /** New channels, or null when there is nothing to change. Runs again on a retry. */
  edit(document: ReleaseDocument, newest: Newest): ReleaseDocument['remotes'] | null
  /** Refuses by what the log says, once the document is read: what comes after that is another operator's change. @throws ReleaseError */
  refuse?(): Promise<void>
  /** Channel and release, or pass, for the audit log; asked after `edit`. */
  about?(): { name?: string; release?: string; pass?: string }
  /** Freezes or unfreezes the whole document. */
  frozen?: boolean
  /** Whether browsers may have a service worker. */
  worker?: boolean
  /** What it changes besides channels and the two above. */
  also?(draft: ReleaseDocument): ReleaseDocument
  /** Goes through although a channel that it changes is frozen. */
  evenFrozen?: boolean
  /** The operator says that the document before was written by a clock that was ahead. */
  clockIsRight?: boolean
  /** Makes a signing key where there is none, although there is a document already. */
  newKey?: boolean
  /** For changes that hold whatever another operator wrote meanwhile, such as publishing. Others are tried again only where that decided nothing. */
  retry?: boolean
}

/**
 * Reads the document, edits it, signs it and stores it under the next serial; in a dry run, all but the storing.
 * @returns the document now in the store (or that would be), and whether this call changed it
 * @throws ReleaseError `conflict` when another operator wrote first and decided something, `refused` when a channel is frozen; nothing is changed then
 */
export async function changeDocument(workspace: Workspace, change: Change) {
  let seen: ReleaseDocument | null = null
  for (let attempt = 0; attempt <= MAX_RETRIES; attempt++) {
    const newest = await readNewest(workspace)
    const before = newest.document
    if (!change.retry && seen && !nothingDecided(seen, before)) break
    seen = before
    await change.refuse?.()
    const remotes = change.edit(before, newest)
    if (!remotes) return { document: before, changed: false }
    if (!change.evenFrozen) await refuseFrozen(workspace, before, remotes)
    const draft = withWorker(
      withFrozen({ ...before, serial: newest.serial + 1, remotes }, change.frozen),
      change.worker,
    )
    const document = await write(workspace, change, before, change.also?.(draft) ?? draft)
    if (document) {
      if (!workspace.dryRun) await noteSetAside(workspace, newest.setAside)
      return { document, changed: true }
    }
  }
  throw new ReleaseError(
    'conflict',
    'another operator changed the release document first; nothing was written',
    [`look at \`status\` and run \`${change.verb}\` again if it still holds`],
  )
}

/** Written once they are behind: from here on nobody reads them any more. */
async function noteSetAside(workspace: Workspace, setAside: readonly SetAside[]): Promise<void> {
  for (const { serial, why } of setAside.filter(({ beyond }) => !beyond))
    await note(workspace, { verb: 'set-aside', why, serial })
}

function withFrozen(draft: ReleaseDocument, frozen: boolean | undefined): ReleaseDocument {
  if (frozen === undefined) return draft
  const { frozen: _before, ...rest } = draft
  return frozen ? { ...rest, frozen } : rest
}

function withWorker(draft: ReleaseDocument, worker: boolean | undefined): ReleaseDocument {
  if (worker === undefined) return draft
  const { worker: _before, ...rest } = draft
  return worker ? rest : { ...rest, worker: 'off' }
}

/** Documents written at a time that has not come would be taken for ones that expire early, and their order cannot be told. */
function refuseClockBehind(issued: string, now: Date): void {
  if (Date.parse(issued) <= now.getTime() + CLOCK_TOLERANCE_MS) return
  throw new ReleaseError('untrusted', `the clock of this machine says ${now.toISOString()}`, [
    `the document in use was written at ${issued}`,
    'if this clock is behind (`date -u` on each machine): set it (`timedatectl`), then run this again',
    'if it is right: set that of the machine which wrote (`log` says who), then `renew --clock-is-right --reason "…"` here, then run this again',
  ])
}

async function write(
  workspace: Workspace,
  change: Change,
  before: ReleaseDocument,
  draft: ReleaseDocument,
): Promise<ReleaseDocument | null> {
  const at = workspace.now()
  if (!change.clockIsRight) refuseClockBehind(draft.issued, at)
  const signer =
    workspace.dryRun && !workspace.settings.teamKey ? null : await signerFor(workspace, before, change.newKey)
  const document = v.parse(ReleaseDocument, {
    ...draft,
    issued: at.toISOString(),
    // Only an operator's signature prolongs it.
    expires: signer?.team ? before.expires : new Date(at.getTime() + LIFE_MS).toISOString(),
  })
  const problems = inconsistencies(document)
  if (problems.length > 0) throw new ReleaseError('refused', 'the change would break the document', problems)
  if (signer?.team) refuseOverstepped(before, document, signer, at)
  if (workspace.dryRun || !signer) return document
  await workspace.beforeWrite?.()
  const text = signDocument(document, signer)
  const { actor } = workspace.settings
  const entry = {
    at: document.issued,
    who: actorOf(actor, signer.team),
    verb: change.verb,
    why: change.why,
    ...change.about?.(),
    serial: document.serial,
    document: createHash('sha256').update(text).digest('hex'),
  }
  // Before the write, so that a crash in between never leaves a change nobody answers for.
  await workspace.store.appendAudit(entry)
  if (!(await writeSettled(workspace.store, document.serial, text))) return null
  const untold = await announce(workspace.settings, entry)
  if (untold) workspace.warned?.add(untold)
  return document
}

/** Edges would refuse it too. */
function refuseOverstepped(before: ReleaseDocument, after: ReleaseDocument, signer: Signer, now: Date): void {
  const { id, team, keysOfTeam } = signer
  if (team === null) return
  const problems = overstepped(before, after, { name: team, key: id, keysOfTeam: new Set(keysOfTeam), now })
  if (problems.length === 0) return
  throw new ReleaseError('refused', `the key of ${team} may not do this`, [
    ...problems,
    "an operator may, with the operators' key",
  ])
}
