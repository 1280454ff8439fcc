import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { browser, countsOf, ROOT, runTiers, type Step, unit } from './tiers.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiers-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => void vi.restoreAllMocks())

/** A runner's report, in its words. */
async function written(step: Step, said: unknown): Promise<Step['report']> {
  const file = join(folder, 'report.json')
  await writeFile(file, typeof said === 'string' ? said : JSON.stringify(said))
  return step.report && { ...step.report, file }
}

const file = (status: string, ...tests: string[]) => ({
  name: join(ROOT, 'a.test.ts'),
  status,
  message: `it cannot be read\n\n${'at a place '.repeat(99)}`,
  assertionResults: tests.map(one => ({
    status: one,
    fullName: 'CRT-1 a rule',
    failureMessages:
      one === 'failed' ? [`\u001b[31mit is another\u001b[39m${'\nat a place'.repeat(9)}`] : null,
  })),
})
const TEST = `a.test.ts › CRT-1 a rule\n    it is another${'\n    at a place'.repeat(7)}`
const FILE = `a.test.ts › the file itself\n    it cannot be read\n    ${'at a place '.repeat(99).slice(0, 300)}`
const vitest = (...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length,
  testResults,
})

test('a failed test counts once, however deep it stands', async () => {
  // As the reporter says it: the file and the describe around the test count as failed suites.
  const report = await written(unit('unit'), {
    ...vitest(file('failed', 'passed', 'failed'), file('passed', 'passed')),
    numFailedTests: 1,
    numFailedTestSuites: 3,
  })
  expect(countsOf(report, false, 'unit')).toEqual({ passed: 2, failed: [TEST] })
})

test('a file that cannot be read, or whose set-up fails, counts as one failure', async () => {
  const report = await written(
    unit('unit'),
    vitest(file('failed'), file('failed', 'skipped', 'skipped'), file('passed', 'passed')),
  )
  expect(countsOf(report, false, 'unit')).toEqual({ passed: 1, failed: [FILE, FILE] })
})

test('a test in Chromium that passed only when tried again has failed', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{}, { error: { message: 'Error: too late' } }] }],
  })
  const inner = { specs: [spec('CRT-2 b', 'flaky'), spec('CRT-3 c', 'expected')] }
  const report = await written(browser('browser', 1), {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('CRT-1 a', 'unexpected')], suites: [inner] }],
    errors: [{ message: 'Error: no such file' }],
  })
  expect(countsOf(report, false, 'browser')).toEqual({
    passed: 5,
    failed: [
      'a.spec.ts:7 › CRT-1 a\n    Error: too late',
      'a.spec.ts:7 › CRT-2 b\n    Error: too late',
      'e2e › no test\n    Error: no such file',
    ],
  })
})

test('a runner that dies, writes nothing whole or counts nothing has failed', async () => {
  const good = vitest(file('passed', 'passed'))
  const count = async (said: unknown, succeeded: boolean) =>
    countsOf(await written(unit('unit'), said), succeeded, 'unit')
  expect(await count(good, true)).toEqual({ passed: 1, failed: [] })
  expect(await count(good, false)).toEqual({ passed: 1, failed: ['unit ended by itself'] })
  expect(await count(vitest(), true)).toEqual({ passed: 0, failed: ['unit ended by itself'] })
  expect(await count('{"numPassed', true)).toEqual({ passed: 0, failed: ['unit wrote no report'] })
  expect(countsOf(undefined, false, 'lint')).toEqual({ passed: 0, failed: ['lint'] })
})

const step = (name: string, script: string): Step => ({ name, command: [process.execPath, '-e', script] })

test('the last line counts all tiers, what failed is named once more before it, and any failure ends the run with another code than 0', () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation(line => void said.push(line))
  const tiers = (script: string) => [
    { name: 'one', steps: [step('a', ''), step('b', script)] },
    { name: 'two', steps: [step('c', '')] },
  ]
  expect(runTiers(tiers(''))).toBe(0)
  expect(said.at(-1)).toBe('3 passed, 0 failed')
  expect(runTiers(tiers('process.exit(3)'))).toBe(1)
  expect(said.at(-1)).toBe('2 passed, 1 failed')
  expect(said).toContain('\nfailed:\n  b')
})

test('a runner that hangs is ended and has failed, and the rest still runs', () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation(line => void said.push(line))
  const hung = step('a', 'setInterval(() => {}, 1000)')
  expect(runTiers([{ name: 'one', steps: [hung] }], 500)).toBe(1)
  expect(said.join('\n')).toContain('ETIMEDOUT')
  expect(said.at(-1)).toBe('0 passed, 1 failed')
  expect(runTiers([{ name: 'one', steps: [step('b', '')] }], 60_000)).toBe(0)
})
