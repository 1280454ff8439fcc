import { readDocument, type Workspace } from '../../document/read.ts'
import { trustOf } from '../../signing/keys.ts'
import { signersOf, teamKeysIn } from '../../teams/team-keys.ts'
import type { Report } from '../verb.ts'
import { wishedKeys } from './write-keys.ts'

export async function list(workspace: Workspace): Promise<Report> {
  const document = await readDocument(workspace)
  const trust = await trustOf(workspace.settings)
  const holding = teamKeysIn(document.teams, trust)
  const wished = wishedKeys(document).keys
  const now = workspace.now().getTime()
  const keys = [...new Set([...holding.keys(), ...Object.keys(wished)])].map(id => {
    const held = holding.get(id)
    const name = held?.name ?? wished[id]?.name ?? ''
    const until = held ? new Date(held.until).toISOString() : (wished[id]?.until ?? '')
    const holds = held !== undefined && held.until > now
    return { id, name, until, holds, wished: Object.hasOwn(wished, id) && wished[id]?.until === until }
  })
  const newest = document.teamsProposed ?? document.teams
  const signers = newest ? signersOf(newest, trust) : []
  return {
    lines: [
      ...keys.map(
        ({ id, name, until, holds, wished: stays }) =>
          `${name.padEnd(18)} ${id}  ${holds ? `until ${until}` : held(until, now)}${stays ? '' : ', is to change'}`,
      ),
      keys.length === 0
        ? 'no team has a key: operators publish and promote'
        : `signed by ${signers.join(', ') || 'no operator that is trusted'}; ${trust.threshold} needed${document.teamsProposed ? ': waits for `team sign`' : ''}`,
    ],
    data: { keys, signers, threshold: trust.threshold, serial: document.serial },
  }
}

const held = (until: string, now: number) =>
  Date.parse(until) > now ? `does not hold: too few signatures` : `over since ${until}`
