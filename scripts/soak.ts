// `npm run soak [-- --seed=N] [step…]`: the repeats that find what happens seldom; figures and commit go to docs/figures.md.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { readArguments } from './arguments.ts'
import { ensureChromium } from './chromium.ts'
import { commitOf } from './commit.ts'
import { figuresText, merged, type Row, readFigures } from './soak-figures.ts'
import { BUILD, browser, countsOf, REPORTS, ROOT, type Step, unit } from './tiers.ts'

const USAGE = 'npm run soak [-- --seed n] [step…]'
const { values, positionals } = readArguments(USAGE, {
  options: { seed: { type: 'string', takes: 'n', says: 'for the same lots again; each run prints its own' } },
  allowPositionals: true,
})
const SEED = values.seed ?? (process.env.SEED || String(Math.floor(Math.random() * 1e6)))
if (!/^\d+$/.test(SEED)) {
  console.error(`--seed (or SEED) must be a whole number, not "${SEED}"\nusage: ${USAGE}`)
  process.exit(2)
}
const env = { SOAK: '1', SEED }

/** Screen and language of a run of the journeys: each in shops of its own, for one shop has a limit of accounts from one network. */
const SHAPES = ['phoneEn', 'desktopZh', 'phoneZh', 'desktopEn'] as const
const JOURNEYS = ['account-', 'catalogue.spec', 'find-order', 'group-buys', 'lists.spec']

const STEPS: Step[] = [
  BUILD,
  browser('processes', 1, ['kills.soak'], env),
  browser('drill', 1, ['drill.soak'], env),
  browser('disorder', 1, ['chaos.soak'], env),
  unit('packages', ['scripts/packages/'], env),
  browser('repositories', 1, ['own-repository.soak'], env),
  browser('saves', 1, ['saves.soak'], env),
  unit('guides', ['scripts/guides/'], env),
  unit('races', ['store-api/races/'], env),
  unit('chaos', ['store-api/chaos/', '--no-file-parallelism'], env),
  unit('overload', ['store-api/load/', '--no-file-parallelism'], env),
  unit('fuzz', ['store-api/fuzz/', 'forged-notices', 'forged-returns', 'books.property'], env),
  unit('counts', ['store-api/catalog/counts'], env),
  unit('builds', ['scripts/two-builds'], env),
  unit('kills', ['releases/verbs/killed', 'host-shell/server/documents', 'edge/canary/verdict'], env),
  unit('answers', ['host-shell/answers/mutated', 'api/answers/every-call'], env),
  unit('checkout', ['mfe-checkout/payment/checkout.model'], env),
  browser('deployments', 1, ['deployments.spec'], env),
  browser('faults', 1, ['faults.spec'], env),
  browser('documents', 1, ['documents.spec'], env),
  browser('returns', 2, ['payment-return.spec'], env),
  browser('tabs', 1, ['offline-updates.spec'], env),
  browser('purchases', 2, ['matrix.spec', 'purchase.spec'], env),
  browser('list', 1, ['list-memory.spec'], env),
  ...SHAPES.map(shape => browser(`journeys-${shape}`, 2, JOURNEYS, { ...env, SHAPE: shape })),
  browser('engines', 1, ['engines.spec', 'product.spec'], env),
]

const names = STEPS.map(({ name }) => name)
const unknown = positionals.filter(name => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no step is called ${unknown.join(', ')}; there are: ${names.join(', ')}\nusage: ${USAGE}`)
  process.exit(2)
}
/** The build is always one of them. */
const wanted = STEPS.filter(
  step => step === BUILD || positionals.length === 0 || positionals.includes(step.name),
)

const commit = commitOf(ROOT)

async function runStep({ name, command: [command = '', ...args], env, report }: Step): Promise<Row> {
  console.log(`\n▶ ${name}`)
  const began = Date.now()
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const figures: string[] = []
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line)
    const [, said] = /^figure: (.*)$/.exec(stripVTControlCharacters(line)) ?? []
    if (said) figures.push(said)
  }
  const { passed, failed } = countsOf(report, (await ended) === 0, name)
  for (const one of failed) console.log(`  failed: ${one}`)
  const seconds = Math.round((Date.now() - began) / 1000)
  return { name, passed, failed: failed.length, seconds, commit, seed: SEED, figures }
}

const FILE = join(ROOT, 'docs', 'figures.md')
const before = positionals.length > 0 && existsSync(FILE) ? readFigures(readFileSync(FILE, 'utf8')) : []

mkdirSync(REPORTS, { recursive: true })
ensureChromium()
console.log(`seed ${SEED}: npm run soak -- --seed=${SEED} runs this again`)
const rows: Row[] = []
for (const step of wanted) {
  rows.push(await runStep(step))
  // After each: a soak that is broken off leaves what it found.
  writeFileSync(FILE, figures())
}
const failed = rows.reduce((all, one) => all + one.failed, 0)
console.log(`\n${figures()}\nseed ${SEED}, ${failed} failed; written to docs/figures.md`)
process.exit(failed === 0 ? 0 : 1)

function figures(): string {
  const shown = merged(names, before, rows)
  const minutes = Math.round(shown.reduce((all, { seconds }) => all + seconds, 0) / 60)
  const left = names.filter(step => !shown.some(({ name }) => name === step))
  const about = [
    'Written by `npm run soak`; do not edit.',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${minutes} minutes.`,
    ...(left.length > 0 ? [`Not run yet: ${left.join(', ')}.`] : []),
  ]
  return figuresText(about.join(' '), shown)
}
