import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { ReleaseError } from '../refusal.ts'

/** @returns the file's Subresource Integrity value */
export const integrityOf = (bytes: Uint8Array, hash: 'sha256' | 'sha384' = 'sha256') =>
  `${hash}-${createHash(hash).update(bytes).digest('base64')}`

/** Whether these are the bytes that a manifest names; releases of before name them by SHA-384. */
export const hasIntegrity = (bytes: Uint8Array, integrity: string | undefined): boolean =>
  integrityOf(bytes, integrity?.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity

/**
 * Reads every file the manifest names.
 * A link that leads out of the folder is not followed: a release is what was built, not what lies on the machine.
 * @throws ReleaseError naming each file that is missing or does not have the bytes the manifest states
 */
export async function readFiles(folder: string, manifest: ReleaseManifest): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const problems: string[] = []
  const inside = `${await realpath(folder).catch(() => folder)}${sep}`
  for (const [path, integrity] of Object.entries(manifest.files)) {
    const place = await realpath(join(folder, path)).catch(() => null)
    const bytes = place && (await readFile(place).catch(() => null))
    if (place && !place.startsWith(inside)) problems.push(`${path} is a link that leads out of the release`)
    else if (!bytes) problems.push(`${path} is missing`)
    else if (!hasIntegrity(bytes, integrity)) problems.push(`${path} is not the file the manifest names`)
    else files.set(path, bytes)
  }
  if (problems.length === 0) return files
  throw new ReleaseError('refused', `${manifest.name} ${manifest.release} is not whole`, problems)
}
