// `npm run check`: what can be known within a minute of a change: lint, types, the unit tests that the change reaches, and what must be true of all files.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readArguments } from './arguments.ts'
import { REPORTS, ROOT, runTiers, STATIC, unit } from './tiers.ts'

/** For the unit tests, s: with lint and types it stays within the minute. */
const BUDGET_S = 40
const WORKERS = 2
/** What a test file takes that never ran here, s. */
const UNKNOWN_S = 2
/** Tests that read the files of the repository themselves: a change reaches them through no import, and they take five seconds in all. */
const OF_ALL_FILES = [
  'scripts/architecture.test.ts',
  'scripts/contract/contract.test.ts',
  'scripts/decisions.test.ts',
  ...['browser-names', 'browser-storage', 'dependencies', 'exports', 'well-known'].map(
    name => `scripts/dependencies/${name}.test.ts`,
  ),
  'scripts/docs.test.ts',
  'scripts/one-name.test.ts',
  'scripts/remote-plan.test.ts',
  'scripts/specification-coverage.test.ts',
  'scripts/used-texts.test.ts',
]

const output = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Commit that the change is measured from: where this branch left main; on main itself the last commit. */
function base(): string {
  const [head, fork] = [output('git', 'rev-parse', 'HEAD'), output('git', 'merge-base', 'HEAD', 'main')]
  return head === fork ? 'HEAD' : fork
}

/** Seconds by test file, as the last whole run had them. */
function durations(): Map<string, number> {
  const last = join(REPORTS, 'unit.json')
  if (!existsSync(last)) return new Map()
  const { testResults } = JSON.parse(readFileSync(last, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[]
  }
  return new Map(testResults.map(r => [relative(ROOT, r.name), 0.5 + (r.endTime - r.startTime) / 1000]))
}

/** Test files that the change reaches, those beside it first, until the time is used up. */
function chosen(from: string): { files: string[]; left: string[] } {
  const changed = new Set(
    output('git', 'diff', '--name-only', from)
      .split('\n')
      .concat(output('git', 'ls-files', '--others', '--exclude-standard').split('\n'))
      .map(dirname),
  )
  const listed = output('vitest', 'list', '--changed', from, '--filesOnly', '--json')
  const reached = (JSON.parse(listed || '[]') as { file: string }[]).map(({ file }) => relative(ROOT, file))
  const related = [...new Set(reached)].filter(file => !OF_ALL_FILES.includes(file))
  const taken = durations()
  const cost = (file: string) => taken.get(file) ?? UNKNOWN_S
  const far = (file: string) => (changed.has(dirname(file)) ? 0 : 1)
  let left = BUDGET_S * WORKERS
  const files: string[] = []
  for (const file of related.sort((a, b) => far(a) - far(b) || cost(a) - cost(b))) {
    if (cost(file) > left) continue
    left -= cost(file)
    files.push(file)
  }
  return { files: [...OF_ALL_FILES, ...files], left: related.filter(file => !files.includes(file)) }
}

readArguments('npm run check', { options: {} })
mkdirSync(REPORTS, { recursive: true })
const from = base()
const { files, left } = chosen(from)
if (left.length > 0)
  console.log(
    `${left.length} more test files are reached than fit in ${BUDGET_S} s; npm test runs them: ${left.join(' ')}`,
  )
process.exit(
  runTiers([
    { name: 'static', steps: STATIC },
    { name: `unit (${files.length} files since ${from.slice(0, 8)})`, steps: [unit('check', files)] },
  ]),
)
