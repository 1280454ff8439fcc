import {
  eachOnItsOwn,
  findChannel,
  isAboutTrial,
  type Objection,
  readDocument,
  readObjections,
  type Workspace,
} from 'releases/document'
import { rolloutOf } from './without.ts'
import { type Stop, writeStop } from './write-stop.ts'

/**
 * For a process that has the key: does what edges without one ask for (REL-4), each once. Whoever can write where edges do could ask for it too, so
 * only what is being tried out is touched.
 * @returns does so, and tells what it did; throws what one of them could not be done for, once the others are
 */
export function createHearing(workspace: Workspace) {
  const { settings, store } = workspace
  const heard = new Set<string>()

  const isNoted = async ({ name, release, serial }: Objection) =>
    (await store.readAudit()).some(
      act => act.verb === 'pause' && act.name === name && act.release === release && act.serial >= serial,
    )

  return async (): Promise<Stop[]> => {
    const objections = await readObjections(store)
    if (objections.length === 0) return []
    const document = await readDocument(workspace)
    const done: Stop[] = []
    await eachOnItsOwn(objections, async objection => {
      const { act, name, release, why } = objection
      const channel = findChannel(document, name)
      if (!channel || !isAboutTrial(channel, objection)) return
      const key = JSON.stringify([act, name, release, rolloutOf(channel)])
      if (heard.has(key)) return
      const stop = {
        act,
        name,
        release,
        serial: document.serial,
        salt: channel.salt,
        why: `${why}, says an edge without a key`,
      }
      if (act !== 'pause' || !(await isNoted(objection))) {
        await writeStop(settings, store, stop)
        done.push(stop)
      }
      heard.add(key)
    })
    return done
  }
}
