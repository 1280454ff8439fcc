import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { newestDocument } from '../../document/newest.ts'
import type { Workspace } from '../../document/read.ts'
import { hasIntegrity } from '../../files/read-files.ts'
import { isRemote } from '../../store/location.ts'
import { filePath, type ReleaseStore } from '../../store/store.ts'
import { type Finding, fine, wrong } from './finding.ts'

const CHECK = 'files'
/** Named at most; the rest is counted. */
const MAX_NAMED = 3

/** Whether each release in service has all of its files in the store, as its manifest states them. */
export async function checkFiles({ store, settings, now }: Workspace): Promise<Finding[]> {
  // A team's requests read no files.
  if (isRemote(settings.store)) return []
  const newest = await newestDocument(store, settings, now()).catch(() => null)
  const live = Object.values(newest?.document.remotes ?? {}).flatMap(({ active, releases }) =>
    active.flatMap(({ release }) => releases[release] ?? []),
  )
  if (live.length === 0) return []
  const problems = await Promise.all(live.map(release => problemsOf(store, release)))
  const bad = problems.filter(problem => problem !== null)
  return bad.length > 0 ? bad : [fine(CHECK, `${live.length} releases in service are whole`)]
}

async function problemsOf(
  store: ReleaseStore,
  { name, release, files }: PublishedRelease,
): Promise<Finding | null> {
  const problems: string[] = []
  for (const [path, integrity] of Object.entries(files)) {
    const bytes = await store.readFile(filePath(name, release, path)).catch(() => null)
    if (!bytes) problems.push(`${path} is missing`)
    else if (!hasIntegrity(bytes, integrity)) problems.push(`${path} is altered`)
  }
  if (problems.length === 0) return null
  const more = problems.length > MAX_NAMED ? [`${problems.length - MAX_NAMED} more`] : []
  return wrong(
    CHECK,
    `${name} ${release} is not whole: ${[...problems.slice(0, MAX_NAMED), ...more].join(', ')}`,
    `publish the same build again (\`status ${name}\` names its commit), or \`rollback ${name}\``,
  )
}
