// `npm run soak [-- --seed=N]`: the repeats that find what happens seldom; figures and commit go to docs/figures.md.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { readArguments } from './arguments.ts'
import { ensureChromium } from './chromium.ts'
import { BUILD, browser, type Count, countsOf, REPORTS, ROOT, type Step, unit } from './tiers.ts'

const { seed } = readArguments('npm run soak [-- --seed n]', { options: { seed: { type: 'string' } } }).values
const SEED = String(Number(seed ?? process.env.SEED ?? Math.floor(Math.random() * 1e6)))
const env = { SOAK: '1', SEED }

const STEPS: Step[] = [
  BUILD,
  browser('processes', 1, ['kills.soak'], env),
  unit('races', ['store-api/races/'], env),
  unit('chaos', ['store-api/chaos/'], env),
  unit('fuzz', ['store-api/fuzz/', 'forged-notices', 'forged-returns'], env),
  unit('builds', ['scripts/two-builds'], env),
  unit('kills', ['releases/verbs/killed', 'host-shell/server/documents', 'edge/canary/verdict'], env),
  unit('answers', ['host-shell/answers/mutated', 'api/answers/every-call'], env),
  unit('checkout', ['mfe-checkout/payment/checkout.model'], env),
  browser('deployments', 1, ['deployments.spec'], env),
  browser('faults', 1, ['faults.spec'], env),
  browser('documents', 1, ['documents.spec'], env),
  browser('returns', 2, ['payment-return.spec'], env),
  browser('purchases', 2, ['matrix.spec', 'purchase.spec'], env),
]

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trim() !== ''

interface Outcome extends Count {
  name: string
  seconds: number
  figures: string[]
}

async function runStep({ name, command: [command = '', ...args], env, report }: Step): Promise<Outcome> {
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
  const counted = countsOf(report, (await ended) === 0)
  return { name, ...counted, seconds: Math.round((Date.now() - began) / 1000), figures }
}

mkdirSync(REPORTS, { recursive: true })
ensureChromium()
console.log(`seed ${SEED}: npm run soak -- --seed=${SEED} runs this again`)
const outcomes: Outcome[] = []
let failed = 0
for (const step of STEPS) {
  outcomes.push(await runStep(step))
  failed = outcomes.reduce((all, one) => all + one.failed, 0)
  // After each: a soak that is broken off leaves what it found.
  writeFileSync(join(ROOT, 'docs', 'figures.md'), figuresText())
}
console.log(`\n${rows().join('\n')}\n\nseed ${SEED}, ${failed} failed; written to docs/figures.md`)
process.exit(failed === 0 ? 0 : 1)

function rows(): string[] {
  return outcomes.map(
    ({ name, passed, failed, seconds, figures }) =>
      `| ${name} | ${passed} | ${failed} | ${seconds} | ${figures.join('<br>')} |`,
  )
}

function figuresText(): string {
  const minutes = Math.round(outcomes.reduce((all, { seconds }) => all + seconds, 0) / 60)
  const left = STEPS.slice(outcomes.length).map(({ name }) => name)
  return `# Figures of the last soak

Written by \`npm run soak\`; do not edit. Commit ${commit}${changed ? ' with changes' : ''}, ${new Date().toISOString().slice(0, 10)}, seed ${SEED}, ${cpus().length} cores, ${minutes} minutes.${left.length > 0 ? ` Broken off before: ${left.join(', ')}.` : ''}

| Run | Passed | Failed | Seconds | Figures |
| --- | ---: | ---: | ---: | --- |
${rows().join('\n')}
`
}
