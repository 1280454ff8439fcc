import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import semver from 'semver'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { pathProblem } from 'shared-contracts/release/path-patterns.ts'
import * as v from 'valibot'
import { ReleaseError } from '../refusal.ts'
import { nodeFolder, webFiles } from './web-and-node-files.ts'

const ADOPT =
  "a build of Module Federation's own plugin becomes a release by: node federation/build/cli.ts --adopt <folder>"

/**
 * Reads `manifest.json` of a built release.
 * @throws ReleaseError when it is absent, malformed or contradicts itself
 */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  const path = join(folder, 'manifest.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ReleaseError('refused', `there is no release in ${folder}`, [
      'manifest.json cannot be read',
      ...(existsSync(join(folder, 'mf-manifest.json')) ? [ADOPT] : []),
    ])
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ReleaseError('refused', `${path} is not JSON`)
  }
  const result = v.safeParse(ReleaseManifest, value)
  if (!result.success) {
    const reasons = result.issues.map(issue => `${v.getDotPath(issue) ?? 'manifest'}: ${issue.message}`)
    throw new ReleaseError('refused', `${path} is malformed`, reasons)
  }
  const problems = manifestProblems(result.output)
  if (problems.length > 0) throw new ReleaseError('refused', `${path} contradicts itself`, problems)
  return result.output
}

/** @returns what a manifest says that cannot be, in words */
export function manifestProblems(manifest: ReleaseManifest): string[] {
  const { name, kind, provides, requires, entries, files } = manifest
  const problems: string[] = []
  if ((kind === 'host') !== (name === HOST_NAME)) problems.push(`${name} cannot be a ${kind}`)
  if (kind === 'host' && !semver.valid(provides)) problems.push('a host needs `provides`, a semver version')
  if (!semver.validRange(requires)) problems.push(`requires "${requires}" is not a semver range`)
  if (nodeFolder(manifest) === '/')
    problems.push('the node entry needs a folder of its own, e.g. node/entry.mjs')
  for (const pattern of Object.keys(manifest.paths)) {
    const problem = pathProblem(pattern)
    if (problem) problems.push(`path ${pattern} ${problem}`)
  }
  const web = new Set(webFiles(manifest))
  if (!Object.hasOwn(files, entries.node)) problems.push(`node entry ${entries.node} is not among the files`)
  const named = [entries.web, ...manifest.css, ...manifest.initial, ...Object.values(manifest.chunks).flat()]
  for (const path of new Set(named)) {
    if (!web.has(path)) problems.push(`${path} is named but not among the web files`)
  }
  for (const path of web) {
    if (/\.(?:br|gz)$/.test(path))
      problems.push(`${path}: names ending in .br and .gz are kept for the store`)
  }
  return problems
}
