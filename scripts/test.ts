// `npm test`: every check there is, one after the other; the last line counts them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const REPORTS = join(ROOT, '.cache', 'reports')
const UNIT = join(REPORTS, 'unit.json')
const E2E = join(REPORTS, 'e2e.json')

interface Count {
  passed: number
  failed: number
}
interface Step {
  name: string
  command: string[]
  env?: NodeJS.ProcessEnv
  /** Reads the counts of a runner; a step without one counts as one check. */
  count?: () => Count
}

const steps: Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    count: () => {
      const report = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
        UNIT,
      )
      return {
        passed: report.numPassedTests,
        failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
      }
    },
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    env: { E2E_REPORT: E2E },
    count: () => {
      const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(E2E)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  },
]

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

function runStep(step: Step): Count {
  const [command, ...args] = step.command as [string, ...string[]]
  console.log(`\n▶ ${step.name}`)
  const began = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...step.env },
  })
  const counted =
    step.count && existsSync(step.command.includes('vitest') ? UNIT : E2E)
      ? step.count()
      : { passed: 0, failed: 0 }
  if (!step.count) counted[status === 0 ? 'passed' : 'failed'] = 1
  // A runner that died without counting has failed, whatever it wrote before.
  if (status !== 0 && counted.failed === 0) counted.failed = 1
  console.log(
    `  ${step.name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
  )
  return counted
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
ensureChromium()
const total = steps
  .map(runStep)
  .reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
