import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { verbNamed } from '../../releases/verbs/table.ts'
import { everyVerb } from '../../releases/verbs/verb.ts'
import { ownRepository } from './own-repository.ts'
import { planRemote } from './plan.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const github = read('docs/ci/github.yml')
const gitlab = read('docs/ci/gitlab.yml')
const plan = planRemote('stories', ['/stories'], [], { folders: [], declarations: [], slots: [] })
const own = ownRepository(plan, {}, { remote: {}, tools: {}, tarballs: {} }, github)
const { scripts, devDependencies } = JSON.parse(own['package.json'] ?? '') as {
  scripts: Record<string, string>
  devDependencies: Record<string, string>
}
const PIPELINES = { github, gitlab, 'of what is on main': own['.github/workflows/ci.yml'] ?? '' }

/** Programs that `npx` runs, with the package that has each. */
const PROGRAMS: Readonly<Record<string, string>> = { playwright: '@playwright/test' }
const IN_SCRIPTS: readonly string[] = ['run', 'script', 'before_script']

/** Lines of shell, wherever they stand in a pipeline. */
function linesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    IN_SCRIPTS.includes(key) ? [value].flat().flatMap(text => String(text).split('\n')) : linesIn(value),
  )
}

/** What npm is told in a line, as words; what is quoted is one. */
const toldNpm = (line: string): string[][] =>
  line
    .split(/\s*(?:[|;>]|&&)\s*/)
    .map(command => command.match(/"[^"]*"|\S+/g) ?? [])
    .filter(([program]) => program === 'npm' || program === 'npx')

/** @returns what is wrong with it, in words; null when a new repository can do it */
function problemOf([program = '', first = '', ...rest]: string[]): string | null {
  if (program === 'npx') return (PROGRAMS[first] ?? '') in devDependencies ? null : `npx has no ${first}`
  if (first === 'ci') return null
  const [name = '', ...more] = first === 'run' ? rest.filter(word => word !== '--silent') : [first]
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined
  if (script === undefined) return `there is no script ${name}`
  const [command, ...words] = [...script.split(' '), ...more.filter(word => word !== '--')]
  if (command !== 'arcade-release') return more.length > 0 ? `${name} takes nothing` : null
  const verb = verbNamed(words[0] ?? '')
  if (!verb) return `there is no verb ${words[0]}`
  const known = Object.keys({ ...verb.options, ...everyVerb })
  const strange = words.filter(word => /^--[a-z]/.test(word) && !known.includes(word.slice(2)))
  return strange.length > 0 ? `${words[0]} takes no ${strange.join(', ')}` : null
}

describe.each(Object.entries(PIPELINES))('REL-7 the pipeline %s', (_name, text) => {
  test('REL-1 says nothing to npm that a new repository cannot do', () => {
    const told = linesIn(parse(text)).flatMap(toldNpm)
    expect(told.length).toBeGreaterThan(4)
    expect(told.flatMap(words => problemOf(words) ?? [])).toEqual([])
  })

  test('REL-1 names no variable that the command does not know', () => {
    const known = read('releases/settings.ts')
    const named = [...new Set(text.match(/\b(?:RELEASE|GATE|API|PUBLIC)_[A-Z_]+\b/g))]
    expect(named).toContain('RELEASE_TEAM_KEY')
    expect(named.filter(name => !known.includes(`env.${name}`))).toEqual([])
  })
})

test('REL-7 REL-4 a push while the last one is still being rolled out takes its place, and an older one never a newer one’s', () => {
  const { concurrency, jobs } = parse(PIPELINES['of what is on main'])
  const promoted = linesIn(jobs).find(line => line.includes(' promote '))
  expect(promoted).toMatch(/ --percent 5 --replace$/)
  expect(concurrency).toEqual({ group: 'release' })
})

test('REL-7 what a pipeline could not do is told', () => {
  const problems = [
    'npm run nothing',
    'npm run build -- --fast',
    'npm run release -- previw x',
    'npm run --silent preview -- "$release" --for "$WHOM" --browser 5 > preview.json',
    'npx nothing',
  ].flatMap(line => toldNpm(line).map(problemOf))
  expect(problems).toEqual([
    'there is no script nothing',
    'build takes nothing',
    'there is no verb previw',
    'preview takes no --browser',
    'npx has no nothing',
  ])
})

/** What a job does for the one link of a request, in turn. */
const steps = (job: unknown) =>
  linesIn(job).flatMap(
    line => /\b(publish|revoke|preview)\b.*(?:--pictures|--for "\$WHOM")/.exec(line)?.[1] ?? [],
  )

test('REL-7 REL-13 on GitHub a pull request gets a link, closing takes it back, and tests have no key', () => {
  const { on, env, jobs } = parse(github)
  expect(on.pull_request.types).toEqual(expect.arrayContaining(['opened', 'synchronize', 'closed']))
  expect(steps(jobs.show)).toEqual(['publish', 'revoke', 'preview'])
  expect(steps(jobs.revoke)).toEqual(['revoke'])
  for (const outer of [env, jobs.show.env, jobs.revoke.env])
    expect(outer ?? {}).not.toHaveProperty('RELEASE_TEAM_KEY')
  expect(own['.github/workflows/preview.yml']).toBe(github)
})

test('REL-7 on GitLab a merge request gets a link, and its end takes it back', () => {
  const { show, revoke } = parse(gitlab)
  expect(steps(show)).toEqual(['publish', 'revoke', 'preview'])
  expect(steps(revoke)).toEqual(['revoke'])
  expect(show.environment).toEqual({ name: revoke.environment.name, on_stop: 'revoke' })
  expect(revoke.environment.action).toBe('stop')
})

test('REL-1 a test has as long in a repository of its own as here', () => {
  const limit = (config: string | undefined) => /testTimeout: ([\d_]+)/.exec(config ?? '')?.[1]
  expect(limit(own['vitest.config.ts'])).toBe(limit(read('vitest.config.ts')))
})
