import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const ROOT = join(import.meta.dirname, '..')
export const REPORTS = join(ROOT, '.cache', 'reports')

export interface Count {
  passed: number
  /** What failed, by file and title, with the first lines of why. */
  failed: string[]
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
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

/** Enough for what was expected and what came instead. */
const MAX_LINES_OF_WHY = 8
/** A whole page can stand in one. */
const MAX_CHARACTERS_OF_LINE = 300

function failure(file: string, title: string, message = ''): string {
  // Runners colour what they say.
  const why = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
  return [
    `${file} › ${title}`,
    ...why.slice(0, MAX_LINES_OF_WHY).map(line => `    ${line.slice(0, MAX_CHARACTERS_OF_LINE)}`),
  ].join('\n')
}

/** Each failed test once, and each file that failed in none of its tests: it could not be read, or its set-up failed. */
const countOfVitest = ({ numPassedTests, testResults }: VitestReport): Count => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults
      .filter(test => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0]))
    return failed.length === 0 && status === 'failed' ? [failure(file, 'the file itself', message)] : failed
  }),
})

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number }
  suites: PlaywrightSuite[]
  /** What belongs to no test, e.g. a file that cannot be read. */
  errors?: { message?: string }[]
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** One that passed only when tried again has failed. */
const countOfPlaywright = ({ stats, suites, errors = [] }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: [
    ...suites
      .flatMap(specsOf)
      .flatMap(({ title, file, line, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) =>
            failure(`${file}:${line}`, title, results.find(r => r.error)?.error?.message),
          ),
      ),
    ...errors.map(({ message }) => failure('e2e', 'no test', message)),
  ],
})

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
const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.flatMap(({ failed }) => failed),
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
  const counted = countsOf(report, status === 0, name)
  console.log(`  ${told(name, counted)}, ${seconds(began)} s`)
  return counted
}

const told = (name: string, { passed, failed }: Count) => `${name}: ${passed} passed, ${failed.length} failed`

/** @param succeeded whether the runner ended with 0 @param name of the step */
export function countsOf(report: Step['report'], succeeded: boolean, name: string): Count {
  if (!report) return succeeded ? { passed: 1, failed: [] } : { passed: 0, failed: [name] }
  const counted = read(report, name)
  // A runner that died, or that counted nothing, has failed whatever it wrote before.
  const silent = !succeeded || counted.passed === 0
  return counted.failed.length === 0 && silent ? { ...counted, failed: [`${name} ended by itself`] } : counted
}

function read({ file, count }: NonNullable<Step['report']>, name: string): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    // It ended before it wrote its report, or while it did.
    return { passed: 0, failed: [`${name} wrote no report`] }
  }
}

/**
 * Runs everything one after the other, names what failed, says how long each tier took, and last how many passed and failed.
 * @param limit of a step, ms @returns exit code
 */
export function runTiers(tiers: Tier[], limit = STEP_LIMIT_MS): number {
  const began = Date.now()
  const lines: string[] = []
  const counts = tiers.map(({ name, steps }) => {
    const start = Date.now()
    const counted = sum(steps.map(step => runStep(limit, step)))
    lines.push(`${told(name, counted)}, ${seconds(start)} s`)
    return counted
  })
  const { passed, failed } = sum(counts)
  if (failed.length > 0) console.log(`\nfailed:\n${failed.map(one => `  ${one}`).join('\n')}`)
  console.log(`\n${lines.join('\n')}\nall: ${seconds(began)} s`)
  console.log(`${passed} passed, ${failed.length} failed`)
  return failed.length === 0 && passed > 0 ? 0 : 1
}
