import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { check } from '../compatibility/check.ts'
import { changeDocument } from '../document/change.ts'
import { eachOnItsOwn } from '../document/each-on-its-own.ts'
import { findRelease } from '../document/lookup.ts'
import { readDocument, type Workspace } from '../document/read.ts'
import type { AuditEntry } from '../store/store.ts'
import { nextStep, type Step } from './next-step.ts'
import { type Objection, readObjections } from './objections.ts'
import { isNoted, noteObjection, objectionTo } from './paused.ts'

/** What was done with one rollout. */
export interface Advanced {
  name: string
  act: Step['act']
  why: string
  serial: number
}

/**
 * Does what is due with every rollout that goes on by itself: the next share, back, or its end. Of several who look at once one writes.
 * Frozen channels wait; so does one to which an edge has objected, and one that does not fit what is live any more.
 * @throws what one of them could not be done for, once the others are
 */
export async function advanceRollouts(workspace: Workspace): Promise<Advanced[]> {
  const document = await readDocument(workspace)
  const names = Object.keys(document.remotes).filter(name => document.remotes[name]?.rollout)
  if (names.length === 0 || document.frozen) return []
  const audit = await workspace.store.readAudit()
  const objections = await readObjections(workspace.store)
  const done: Advanced[] = []
  await eachOnItsOwn(names, async name => {
    await noteObjection(workspace, name, document, { audit, objections })
    let step: Step | null = null
    const { document: after, changed } = await changeDocument(workspace, {
      // What it takes back stays so for all who ask the log: a start, and an operator who saw the same.
      get verb() {
        return step?.act === 'return' ? 'rollback' : 'rollout'
      },
      get why() {
        return step?.why ?? ''
      },
      about: () => ({ name, release: document.remotes[name]?.rollout?.release ?? '' }),
      retry: true,
      edit(before) {
        step = due(before, name, workspace.now(), audit, objections)
        return step && { ...before.remotes, [name]: step.channel }
      },
    })
    const said = step as Step | null
    if (changed && said) done.push({ name, act: said.act, why: said.why, serial: after.serial })
  })
  return done
}

function due(
  document: ReleaseDocument,
  name: string,
  now: Date,
  audit: readonly AuditEntry[],
  objections: readonly Objection[],
): Step | null {
  const channel = document.remotes[name]
  if (!channel?.rollout || channel.frozen || document.frozen) return null
  const { release } = channel.rollout
  const paused = objectionTo(name, channel, objections) !== undefined || isNoted(name, channel.rollout, audit)
  const step = nextStep(channel, name, now, paused)
  const entry = findRelease(channel, release)
  if (step?.act !== 'advance' || !entry) return step
  const fits = check(document, entry).every(({ level, gone }) => level !== 'refuse' || gone)
  return fits ? step : null
}
