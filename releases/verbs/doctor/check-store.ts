import { asideLines, newestDocument, type SetAside } from '../../document/newest.ts'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { type Finding, fine, wrong } from './finding.ts'

const CHECK = 'store'
const DAY_MS = 86_400_000
/** Fewer days than a document is renewed before its end. */
const DAYS_LEFT = 7

/** Whether the store can be read, and holds a document that holds. */
export async function checkStore({ store, settings, now }: Workspace): Promise<Finding[]> {
  const at = `at ${store.location}`
  try {
    const newest = await newestDocument(store, settings, now())
    const { serial, issued, expires } = newest.document
    if (newest.serial === 0)
      return [
        wrong(
          CHECK,
          `nothing is published ${at}`,
          'name the right one: RELEASE_STORE, or DATA_DIR as the shop has it',
        ),
      ]
    const days = Math.floor((Date.parse(expires) - now().getTime()) / DAY_MS)
    return [
      fine(CHECK, `serial ${serial} of ${issued} ${at}`),
      ...asideLines(newest).map((line, at) => wrong('document', line, wayOn(newest.setAside[at]))),
      days < DAYS_LEFT
        ? wrong('document', days < 0 ? `expired ${expires}` : `expires in ${days} days`, '`renew`')
        : fine('document', `holds for ${days} days`),
    ]
  } catch (error) {
    const known = error instanceof ReleaseError ? error : null
    // A document that cannot be trusted; what failed is the store.
    if (known && known.outcome !== 'failed')
      return [wrong('document', known.message, known.reasons.at(-1) ?? 'docs/runbook.md, "Document or key"')]
    return [
      wrong(
        CHECK,
        `cannot be read ${at}: ${(error as Error).message}`,
        known?.reasons[0] ?? 'look at rights, mount and network of that place',
      ),
    ]
  }
}

const wayOn = (aside: SetAside | undefined) =>
  aside?.beyond
    ? `no write comes after it: delete \`documents/*${aside.serial}.json\` in the store; then find out who wrote it`
    : 'an edge that serves it has it whole: `restore <its DATA_DIR>`; where none does, any write goes on without it: `renew`; then find out who wrote it'
