import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Workspace } from '../../document/read.ts'
import { beyondTeam } from '../../pass/team-pass.ts'
import { ReleaseError } from '../../refusal.ts'
import { signerFor } from '../../signing/signer.ts'

export interface Team {
  /** Its remote. */
  name: string
  keysOfTeam: readonly string[]
}

/** @returns the team in whose name the command acts; null for an operator. @throws ReleaseError when the team's key does not hold */
export async function actingTeam(workspace: Workspace, document: ReleaseDocument): Promise<Team | null> {
  if (workspace.settings.teamKey === null) return null
  const { team, keysOfTeam } = await signerFor(workspace, document)
  return team === null ? null : { name: team, keysOfTeam }
}

/** @throws ReleaseError when edges would refuse the team's link to these releases */
export function refuseBeyond(document: ReleaseDocument, releases: Record<string, string>, team: Team): void {
  const [, problem] = beyondTeam(document, { releases }, team) ?? []
  if (problem === undefined) return
  throw new ReleaseError('refused', `the key of ${team.name} may not show this`, [
    problem,
    "an operator may, with the operators' key",
  ])
}
