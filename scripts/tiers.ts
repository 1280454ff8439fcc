import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
export const REPORTS = join(ROOT, '.cache', 'reports')

export interface Count {
  passed: number
  failed: number
}

export interface Step {
  name: string
  command: string[]
  env?: NodeJS.ProcessEnv
  /** File a runner writes, and how to read its counts; a step without one counts as one check. */
  report?: { file: string; count(report: never): Count }
}

/** Several steps that together answer one question. */
export interface Tier {
  name: string
  steps: Step[]
}

interface VitestReport {
  numPassedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Each failed test once, and each file that failed in none of its tests: it could not be read, or its set-up failed. */
const countOfVitest = ({ numPassedTests, testResults }: VitestReport): Count => {
  const failures = testResults.map(({ status, assertionResults }) =>
    Math.max(assertionResults.filter(test => test.status === 'failed').length, Number(status === 'failed')),
  )
  return { passed: numPassedTests, failed: failures.reduce((a, b) => a + b, 0) }
}

/** One that passed only when tried again has failed. */
const countOfPlaywright = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number }
}): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })

/** Unit tests. @param files paths that choose among them; all without any */
export const unit = (name: string, files: string[] = [], env: NodeJS.ProcessEnv = {}): Step => {
  const file = join(REPORTS, `${name}.json`)
  return {
    name,
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...files,
    ],
    env,
    report: {
      file,
      count: countOfVitest,
    },
  }
}

/** Tests in Chromium. @param files words that choose among the specs; all without any */
export const browser = (
  name: string,
  workers: number,
  files: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Step => {
  const file = join(REPORTS, `${name}.json`)
  return {
    name,
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--workers', String(workers), ...files],
    env: { ...env, E2E_REPORT: file },
    report: {
      file,
      count: countOfPlaywright,
    },
  }
}

export const STATIC: Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  { name: 'licences', command: ['node', 'scripts/licences.ts'] },
]
export const BUILD: Step = { name: 'build', command: ['node', 'scripts/build.ts'] }

const seconds = (since: number) => Math.round((Date.now() - since) / 1000)
const sum = (counts: Count[]): Count =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  })

/** Four times what the longest takes on two busy processors: a runner that hangs ends with what it counted, and the rest still runs. */
const STEP_LIMIT_MS = 40 * 60_000

function runStep(limit: number, { name, command: [command = '', ...args], env, report }: Step): Count {
  console.log(`\n▶ ${name}`)
  const began = Date.now()
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: limit,
    killSignal: 'SIGKILL',
  })
  if (error) console.log(`  ${name}: ${error.message}`)
  const counted = countsOf(report, status === 0)
  console.log(`  ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds(began)} s`)
  return counted
}

/** @param succeeded whether the runner ended with 0 */
export function countsOf(report: Step['report'], succeeded: boolean): Count {
  if (!report) return { passed: Number(succeeded), failed: Number(!succeeded) }
  const counted = read(report)
  // A runner that died, or that counted nothing, has failed whatever it wrote before.
  const silent = !succeeded || counted.passed === 0
  return counted.failed === 0 && silent ? { ...counted, failed: 1 } : counted
}

function read({ file, count }: NonNullable<Step['report']>): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    // It ended before it wrote its report, or while it did.
    return { passed: 0, failed: 1 }
  }
}

/** Runs everything one after the other, says how long each tier took, and last how many passed and failed. @param limit of a step, ms @returns exit code */
export function runTiers(tiers: Tier[], limit = STEP_LIMIT_MS): number {
  const began = Date.now()
  const lines: string[] = []
  const counts = tiers.map(({ name, steps }) => {
    const start = Date.now()
    const counted = sum(steps.map(step => runStep(limit, step)))
    lines.push(`${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds(start)} s`)
    return counted
  })
  const total = sum(counts)
  console.log(`\n${lines.join('\n')}\nall: ${seconds(began)} s`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
