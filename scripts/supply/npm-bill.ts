import { spawnSync } from 'node:child_process'

const ARGS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error']

/** @returns what npm writes of a lockfile, as CycloneDX JSON @throws Error with npm's reason, in a line, when the lockfile has not all */
export function npmBill(root: string): string {
  const { status, stdout, stderr, error } = spawnSync('npm', ARGS, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (error) throw new Error(`npm cannot be run: ${error.message}`)
  if (status === 0) return stdout
  throw new Error(`npm sbom failed: ${reasonIn(stderr) || `it ended with ${status}`}`)
}

/** Without its code, and where npm keeps its log. */
const reasonIn = (stderr: string) =>
  stderr
    .split('\n')
    .map(line => line.replace(/^npm (?:error|ERR!) ?/, '').trim())
    .filter(line => line && !/^(?:code \w+$|A complete log)/.test(line))
    .join('; ')
