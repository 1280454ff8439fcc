import { note } from '../../audit-log/note.ts'
import { type Newest, newestDocument } from '../../document/newest.ts'
import type { Workspace } from '../../document/read.ts'
import { writeSettled } from '../../document/write-settled.ts'
import { ReleaseError } from '../../refusal.ts'
import type { ReleaseStore } from '../../store/store.ts'
import { reasonOption, textOf, type Verb } from '../verb.ts'
import { type Accepted, acceptedIn } from './accepted-in.ts'

export const restore: Verb = {
  summary: 'bring the document that an edge accepted last back into a store that has lost it',
  usage: 'restore <edge’s data folder | file | -> [--reason text]',
  examples: [
    'restore .data/edge',
    'restore - < accepted.json   # edge/accepted/*.json of an edge on another machine',
  ],
  options: reasonOption,
  arguments: ['place'],
  seenByEdges: true,
  async run(workspace, [place = ''], values) {
    const { store, dryRun } = workspace
    if (workspace.settings.teamKey !== null)
      throw new ReleaseError('refused', 'a team’s key puts nothing back: an operator does')
    const [accepted] = await acceptedIn(place)
    const { serial, text } = accepted as Accepted
    const here = await held(workspace, store)
    if (here && here.document.serial >= serial)
      return nothingLost(here, serial, (await store.readDocument(serial)) === text)
    await refuseUnheld(workspace, accepted as Accepted)
    if (!dryRun) {
      // What stands under its serial does not hold.
      await store.removeDocuments([serial])
      if (!(await writeSettled(store, serial, text)))
        throw new ReleaseError(
          'conflict',
          `somebody else has written document ${serial}; nothing was written`,
        )
      await note(workspace, {
        verb: 'restore',
        why: textOf(values.reason, `accepted by an edge, ${place}`),
        serial,
      })
    }
    return {
      lines: [
        `document ${serial} is back (the store had ${here?.document.serial ?? 'none'})`,
        '`doctor` says whether the files of what it names are there',
      ],
      data: { changed: true, serial, before: here?.document.serial ?? null },
    }
  },
}

function nothingLost({ document: { serial } }: Newest, accepted: number, same: boolean) {
  if (serial === accepted && !same)
    throw new ReleaseError(
      'refused',
      `document ${serial} of this store is another one than that edge accepted`,
      ['`renew` goes above both; what that edge serves beside it is lost: `log` says what was done since'],
    )
  return {
    lines: [`nothing is lost: this store has document ${serial}, and that edge accepted ${accepted}`],
    data: { changed: false, serial, before: serial },
  }
}

/** @throws ReleaseError where it would not hold in the store: as if it were there, for so everybody will read it */
async function refuseUnheld({ store, settings, now }: Workspace, accepted: Accepted): Promise<void> {
  const newest = await newestDocument(withIt(store, accepted), settings, now()).catch(error => {
    if (error instanceof ReleaseError) return error
    throw error
  })
  if (!(newest instanceof ReleaseError) && newest.document.serial === accepted.serial) return
  const why =
    newest instanceof ReleaseError ? [newest.message, ...newest.reasons] : newest.setAside.map(one => one.why)
  throw new ReleaseError(
    'untrusted',
    `document ${accepted.serial} of that edge would not hold in this store`,
    [
      ...why,
      'bring back `documents/` from the newest backup first, and the keys that signed it: docs/runbook.md, "Document or key"',
    ],
  )
}

/** @returns the newest document that holds; null where there is none */
async function held({ settings, now }: Workspace, store: ReleaseStore): Promise<Newest | null> {
  const found = await newestDocument(store, settings, now()).catch(error => {
    if (error instanceof ReleaseError && error.outcome === 'untrusted') return null
    throw error
  })
  return found && found.document.serial > 0 ? found : null
}

/** The store as it would be. */
const withIt = (store: ReleaseStore, { serial, text }: Accepted): ReleaseStore => ({
  ...store,
  serials: async after => [
    ...(await store.serials(after)).filter(one => one < serial),
    ...((after ?? 0) < serial ? [serial] : []),
  ],
  readDocument: async one => (one === serial ? text : store.readDocument(one)),
})
