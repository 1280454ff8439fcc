import { newestDocument } from '../../document/newest.ts'
import type { Workspace } from '../../document/read.ts'
import { askEdge } from '../../edges/ask.ts'
import { type Finding, fine, wrong } from './finding.ts'

/** Whoever writes on from an older document undoes what was blocked, frozen or taken back since. */
const PUT_BACK =
  'put back what edges accepted before anything is written: `restore <DATA_DIR of an edge>` (docs/runbook.md, "Document or key"); only where that is gone'

/** What to do about a document that an edge refuses. */
const REFUSED: Record<string, string> = {
  'unknown key':
    'give that edge the public half that `status --json` prints: RELEASE_PUBLIC_KEY, or `keys/trusted/`',
  expired: 'the clock of that edge is ahead, or nobody renewed: `date -u` there, then `renew`',
  older: `the store went back behind what that edge has seen: ${PUT_BACK}, its log names the file to delete`,
  mixed: `the store says something else under a serial that edge has seen: ${PUT_BACK}, its log names the file to delete`,
}

/** Whether every edge serves the newest document that holds. */
export async function checkEdges({ store, settings, now }: Workspace): Promise<Finding[]> {
  const newest = await newestDocument(store, settings, now()).catch(() => null)
  const serial = newest?.document.serial ?? 0
  const edges = settings.edges ?? [settings.publicOrigin]
  return Promise.all(
    edges.map(async origin => {
      const check = `edge ${origin}`
      const answer = await askEdge(origin, store)
      if (answer.is === 'silent')
        return wrong(check, answer.problem, 'start it, or name your edges in RELEASE_EDGES')
      if (answer.is === 'stranger' && answer.serial > serial)
        return wrong(
          check,
          `serves serial ${answer.serial}, which this store does not have`,
          `another store? Compare RELEASE_STORE; an older backup, or an altered document? ${PUT_BACK}, \`renew\` until the serial is above`,
        )
      if (answer.is === 'stranger')
        return wrong(
          check,
          `serves serial ${answer.serial} of another store`,
          'compare RELEASE_STORE and DATA_DIR there and here',
        )
      // What holds for nobody is told of the store.
      if (answer.serial >= serial && !REFUSED[answer.refused ?? ''])
        return fine(check, `serves serial ${answer.serial}`)
      const why = answer.refused ? `: it refuses a newer one, ${answer.refused}` : ''
      return wrong(
        check,
        `serves serial ${answer.serial}, not ${serial}${why}`,
        REFUSED[answer.refused ?? ''] ?? 'look at its log, then start it again',
      )
    }),
  )
}
