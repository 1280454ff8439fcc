import { parseArgs } from 'node:util'
import { openWorkspace } from './document/read.ts'
import { help, helpOf } from './help.ts'
import { EXIT, ReleaseError } from './refusal.ts'
import { readSettings } from './settings.ts'
import { verbNamed } from './verbs/table.ts'
import type { Verb } from './verbs/verb.ts'

export interface Ending {
  code: number
  out: string
  err: string
}

/** Runs one command. @returns exit code and texts; never throws */
export async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<Ending> {
  const json = argv.includes('--json')
  const [name = '', ...rest] = argv.filter(arg => arg !== '--json')
  if (name === '' || name === '--help' || name === '-h' || name === 'help') {
    return name === ''
      ? { code: EXIT.usage, out: '', err: help() }
      : { code: EXIT.done, out: help(), err: '' }
  }
  try {
    const verb = verbNamed(name)
    if (!verb) throw new ReleaseError('usage', `there is no verb "${name}"; see --help`)
    const { values, positionals } = parse(verb, rest)
    if (values.help) return { code: EXIT.done, out: helpOf(verb), err: '' }
    const { length: given } = positionals
    const { length: needed } = verb.arguments
    if (given < needed || given > needed + (verb.more ?? 0))
      throw new ReleaseError('usage', `usage: ${verb.usage}`)
    const dryRun = values['dry-run'] === true
    const { data, lines } = await verb.run(openWorkspace(readSettings(env), dryRun), positionals, values)
    const out = json
      ? JSON.stringify({ ok: true, ...(dryRun && { dryRun }), ...data }, null, 2)
      : [...(dryRun ? ['dry run, nothing is written'] : []), ...lines].join('\n')
    return { code: EXIT.done, out, err: '' }
  } catch (error) {
    return failure(error, json)
  }
}

function parse(verb: Verb, args: string[]) {
  try {
    const options = {
      ...verb.options,
      help: { type: 'boolean', short: 'h' },
      'dry-run': { type: 'boolean' },
    } as const
    return parseArgs({ args, options, allowPositionals: true }) as {
      values: Record<string, string | boolean | undefined>
      positionals: string[]
    }
  } catch (error) {
    throw new ReleaseError('usage', (error as Error).message, [`usage: ${verb.usage}`])
  }
}

function failure(error: unknown, json: boolean): Ending {
  const known = error instanceof ReleaseError
  const outcome = known ? error.outcome : 'failed'
  const message = error instanceof Error ? error.message : String(error)
  const reasons = known ? error.reasons : []
  const details = known ? error.details : {}
  const out = json ? JSON.stringify({ ok: false, outcome, message, reasons, ...details }, null, 2) : ''
  return {
    code: EXIT[outcome],
    out,
    err: [`release: ${message}`, ...reasons.map(r => `  - ${r}`)].join('\n'),
  }
}
