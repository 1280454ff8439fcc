import { newestDocument } from '../../document/newest.ts'
import type { Workspace } from '../../document/read.ts'
import { clockOf } from '../../edges/clock.ts'
import { type Finding, fine, wrong } from './finding.ts'

const CHECK = 'clock'
/** Documents are signed by the clock of one machine and judged by those of others. */
const TOLERANCE_MS = 60_000
const ANSWER_MS = 2_000

/** Whether this machine's clock agrees with the newest document, and with those of the edges. */
export async function checkClock(workspace: Workspace): Promise<Finding[]> {
  const { store, settings, now } = workspace
  const own = now().getTime()
  const newest = await newestDocument(store, settings, now()).catch(() => null)
  const written = Date.parse(newest?.document.issued ?? '') || 0
  const behind =
    newest && newest.serial > 0 && written > own + TOLERANCE_MS
      ? [`the newest document was written at ${newest.document.issued}`]
      : []
  const others = await Promise.all(
    (settings.edges ?? [settings.publicOrigin]).map(edge => differs(edge, own)),
  )
  const told = [...behind, ...others.filter(words => words !== null)]
  const here = `this machine says ${now().toISOString()}`
  return told.length === 0
    ? [fine(CHECK, here)]
    : [
        wrong(
          CHECK,
          `${here}; ${told.join('; ')}`,
          'set the clock that is wrong (`timedatectl`): `date -u` on each machine; was the document written ahead of time: docs/runbook.md, "Clock"',
        ),
      ]
}

async function differs(edge: string, own: number): Promise<string | null> {
  const date = await clockOf(edge, ANSWER_MS)
  if (date === null || Math.abs(date - own) <= TOLERANCE_MS) return null
  return `${edge} says ${new Date(date).toISOString()}`
}
