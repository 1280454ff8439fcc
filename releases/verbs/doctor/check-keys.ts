import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocument, type Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { signingKey, trustedKeys } from '../../signing/keys.ts'
import { signerFor } from '../../signing/signer.ts'
import { type Finding, fine, wrong } from './finding.ts'

const CHECK = 'keys'

/** Whether a team's key that this command acts with holds. */
async function checkTeamKey(workspace: Workspace): Promise<Finding[]> {
  try {
    const { id, team } = await signerFor(workspace, await readDocument(workspace))
    return [fine(CHECK, `signs as ${id}, the key of ${team}`)]
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return [wrong(CHECK, error.message, error.reasons.join('; '))]
  }
}

/** Whether this machine can sign, by a key that edges beside the store trust, and that is its owner's alone. */
export async function checkKeys(workspace: Workspace): Promise<Finding[]> {
  const { settings } = workspace
  if (settings.teamKey !== null) return checkTeamKey(workspace)
  const findings: Finding[] = []
  try {
    const { id } = await signingKey(settings)
    const trusted = [...(await trustedKeys(settings)).keys()]
    findings.push(
      trusted.includes(id)
        ? fine(CHECK, `signs as ${id}; trusted: ${trusted.join(', ')}`)
        : wrong(
            CHECK,
            `signs as ${id}, which is not trusted`,
            `put its public half into ${join(settings.keys, 'trusted')}, or bring back the key that is trusted: ${trusted.join(', ') || 'none'}`,
          ),
    )
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    findings.push(wrong(CHECK, error.message, error.reasons.join('; ')))
  }
  const path = join(settings.keys, 'signing.pem')
  const info = await stat(path).catch(() => null)
  if (info && (info.mode & 0o077) !== 0)
    findings.push(wrong(CHECK, `${path} can be read by others`, `chmod 600 ${path}`))
  return findings
}
