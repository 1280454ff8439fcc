import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { quarantined } from 'releases/channels'
import { announce } from 'releases/command'
import { changeDocument, findChannel, object, type ReleaseSettings } from 'releases/document'
import type { ReleaseStore } from 'releases/store'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { without } from './without.ts'

/** Who stands in the audit log for what the edge decides by itself. */
const EDGE_ACTOR = 'edge'

/** A release that is taken off, in the rollout it was seen failing in. */
export interface Stop {
  /** A pause is noted in the audit log and changes nothing else; what is quarantined serves on and is never fallen back to. */
  act: 'stop' | 'pause' | 'quarantine'
  /** Of the document in which it was seen. */
  serial: number
  name: string
  release: string
  salt: string
  why: string
}

/** Writes a stop into the release document, nothing when the release is out already; notes a pause. Without a key it asks whoever has one (`hear-objections.ts`). */
export async function writeStop(
  settings: ReleaseSettings,
  store: ReleaseStore,
  { act, serial, name, release, salt, why }: Stop,
): Promise<void> {
  const at = new Date().toISOString()
  if (!(await canSign(settings))) return object(store, { at, act, serial, name, release, salt, why })
  const workspace = { settings: { ...settings, actor: EDGE_ACTOR }, store, now: () => new Date() }
  if (act === 'pause') {
    const entry = { at, who: EDGE_ACTOR, verb: act, why, name, release, serial, document: null }
    await store.appendAudit(entry)
    await announce(settings, entry)
    return
  }
  await changeDocument(workspace, {
    verb: act,
    why,
    retry: true,
    about: () => ({ name, release }),
    // A freeze holds off operators, not the stop of what fails.
    evenFrozen: true,
    edit(before) {
      const channel = findChannel(before, name)
      // Another rollout of the same release is another trial.
      const taken = act === 'stop' ? without : quarantinedIn
      const left = channel?.salt === salt ? taken(before, channel, release) : null
      return left && { ...before.remotes, [name]: left }
    },
  })
}

function quarantinedIn(_document: ReleaseDocument, channel: ReleaseChannel, release: string) {
  const next = quarantined(channel, release)
  return next === channel ? null : next
}

/** Whether this process can sign; unlike the operators' command it never makes a key. */
export const canSign = async ({ signingKey, keys }: ReleaseSettings): Promise<boolean> =>
  signingKey !== null ||
  access(join(keys, 'signing.pem')).then(
    () => true,
    () => false,
  )
