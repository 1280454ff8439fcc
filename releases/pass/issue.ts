import type { Workspace } from '../document/read.ts'
import { signingKey, teamKeyOf } from '../signing/keys.ts'
import { newPassId, type Pass, signPass } from './pass.ts'

const HOUR_MS = 3_600_000

export interface Issued {
  /** Names the pass in the log, and to whom takes it back. Null without a link. */
  id: string | null
  /** Id of the key that signed it, by which it holds. Null without a link. */
  key: string | null
  /** Address to be opened in the browsers it is for. Null in a dry run, and of a replay for a team's key: those are for operators. */
  link: string | null
  expires: string
}

/** Signs a pass. @param path where the link leads, from the root of the shop */
export async function issuePass(
  workspace: Workspace,
  pass: Omit<Pass, 'id' | 'expires'>,
  hours: number,
  path: string,
): Promise<Issued> {
  const expires = new Date(workspace.now().getTime() + hours * HOUR_MS).toISOString()
  const { dryRun, settings } = workspace
  const { teamKey } = settings
  if (dryRun || (teamKey !== null && pass.session)) return { id: null, key: null, link: null, expires }
  const id = newPassId()
  const key = teamKey === null ? await signingKey(settings) : teamKeyOf(teamKey)
  const token = signPass({ ...pass, id, expires }, key)
  const link = new URL(path, settings.publicOrigin)
  link.searchParams.set('preview', token)
  return { id, key: key.id, link: link.href, expires }
}
