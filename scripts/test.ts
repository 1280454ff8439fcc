// `npm test`: every check there is, one after the other; the last line counts them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const REPORTS = join(ROOT, '.cache', 'reports')
const UNIT = join(REPORTS, 'unit.json')

interface Count {
  passed: number
  failed: number
}
interface Step {
  name: string
  command: string[]
  env?: NodeJS.ProcessEnv
  /** File a runner writes, and how to read its counts; a step without one counts as one check. */
  report?: { file: string; count(report: never): Count }
}

const playwright = (name: string, workers: number, env: NodeJS.ProcessEnv = {}): Step => {
  const file = join(REPORTS, `${name}.json`)
  return {
    name,
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--workers', String(workers)],
    env: { ...env, E2E_REPORT: file },
    report: {
      file,
      count: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    },
  }
}

const steps: Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    report: {
      file: UNIT,
      count: (r: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
        passed: r.numPassedTests,
        failed: Math.max(r.numFailedTests, r.numFailedTestSuites),
      }),
    },
  },
  playwright('e2e', 2),
  // Loads and tables of faults take the machine for themselves.
  playwright('loads', 1, { E2E_LOAD: '1' }),
]

function runStep({ name, command: [command = '', ...args], env, report }: Step): Count {
  console.log(`\n▶ ${name}`)
  const began = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const counted = countsOf(report, status === 0)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`  ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`)
  return counted
}

function countsOf(report: Step['report'], succeeded: boolean): Count {
  const written = report && existsSync(report.file)
  const one = { passed: succeeded && !report ? 1 : 0, failed: succeeded ? 0 : 1 }
  const counted = written ? report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never) : one
  // A runner that died, or that counted nothing, has failed whatever it wrote before.
  const silent = !succeeded || counted.passed === 0
  return counted.failed === 0 && silent ? { ...counted, failed: 1 } : counted
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
// Caddy, PostgreSQL and fonts besides the browser; on other systems the tests that need them say so.
spawnSync('scripts/system-packages.sh', { cwd: ROOT, stdio: 'inherit' })
ensureChromium()
const total = steps
  .map(runStep)
  .reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
