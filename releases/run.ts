import { parseArgs } from 'node:util'
import { NO_HOST_LIVE } from './compatibility/check.ts'
import { openWorkspace, type Workspace } from './document/read.ts'
import { emptyStore } from './document/refuse-empty.ts'
import { refuseClockAhead } from './edges/clock.ts'
import { type Settled, settle } from './edges/settle.ts'
import { mistakeIn, refuseUnmeant } from './flags.ts'
import { help, helpOf } from './help.ts'
import { EXIT, ReleaseError } from './refusal.ts'
import { readSettings } from './settings.ts'
import { verbNamed, verbs } from './verbs/table.ts'
import { everyVerb, type Report, type Verb, wholeNumber } from './verbs/verb.ts'

/** A write is waited for by default, and at most. */
const WAIT_SECONDS = 10
const MAX_WAIT_SECONDS = 600

export interface Ending {
  code: number
  out: string
  err: string
}

/**
 * Runs one command.
 * @param say is told at once what takes long, a line each
 * @returns exit code and texts; never throws
 */
export async function run(
  argv: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void = () => {},
): Promise<Ending> {
  const json = argv.includes('--json')
  const [name = '', ...rest] = argv.filter(arg => arg !== '--json')
  if (name === '' || name === '--help' || name === '-h' || name === 'help') {
    return name === ''
      ? { code: EXIT.usage, out: '', err: help() }
      : { code: EXIT.done, out: help(), err: '' }
  }
  /** Of a verb that needs what is there. */
  let workspace: Workspace | null = null
  try {
    const verb = verbNamed(name)
    if (!verb) throw noVerb(name)
    const { values, positionals } = parse(verb, rest)
    if (values.help) return { code: EXIT.done, out: helpOf(verb), err: '' }
    const { length: given } = positionals
    const { length: needed } = verb.arguments
    if (given < needed || given > needed + (verb.more ?? 0))
      throw new ReleaseError('usage', `usage: ${verb.usage}`)
    const dryRun = values['dry-run'] === true
    const wait = 1000 * wholeNumber(values, 'wait', WAIT_SECONDS, 0, MAX_WAIT_SECONDS)
    const here: Workspace = { ...openWorkspace(readSettings(env), dryRun), say }
    if (verb.seenByEdges || verb.fitsLive) workspace = here
    const asksEdges = verb.seenByEdges && !dryRun && wait > 0
    if (asksEdges) await refuseClockAhead(here)
    // Whatever writes a document, or goes by how old things are.
    else if (wait > 0) here.beforeWrite = () => refuseClockAhead(here)
    const report = await verb.run(here, positionals, values)
    const edges = asksEdges ? await settled(here, report, wait) : []
    if (asksEdges && edges.length === 0 && writtenBy(report)) report.lines.push(unseen(here))
    return ending(report, here, edges, json)
  } catch (error) {
    return failure(await withEmptyStore(error, workspace, verbNamed(name)?.fitsLive ?? false), json)
  }
}

/** At night nobody looks the right word up. */
const noVerb = (name: string) =>
  new ReleaseError('usage', `there is no verb "${name}"; see --help`, [
    `there are: ${Object.keys(verbs).join(', ')}`,
  ])

/** @returns what the edges say of a document that was just written */
async function settled(workspace: Workspace, report: Report, wait: number): Promise<Settled[]> {
  const serial = writtenBy(report)
  return serial ? settle(workspace, serial, wait) : []
}

/** @returns serial that a verb has written; undefined where there was nothing to do */
function writtenBy({ data }: Report): number | undefined {
  const { changed, serial } = data as { changed?: boolean; serial?: number }
  return changed ? serial : undefined
}

/** Whoever named no edges must not take it for served. */
const unseen = ({ settings }: Workspace) =>
  `no edge of this store answers at ${settings.publicOrigin}: nobody was seen to serve it; RELEASE_EDGES names where edges are`

function ending(
  { data, lines, outcome: own }: Report,
  { dryRun, told = new Set(), warned = new Set() }: Workspace,
  edges: readonly Settled[],
  json: boolean,
): Ending {
  const behind = edges.filter(({ served }) => !served)
  // What a write has left behind is mended; who only reads must learn of it.
  const mended = (data as { changed?: boolean }).changed === true && !dryRun
  const outcome = behind.length > 0 ? 'unserved' : told.size > 0 && !mended ? 'untrusted' : (own ?? 'done')
  const ok = outcome === 'done'
  const said = {
    ...(warned.size > 0 && { warned: [...warned] }),
    ...(told.size > 0 && { told: [...told] }),
    ...(edges.length > 0 && { edges }),
  }
  const out = json
    ? JSON.stringify({ ok, ...(!ok && { outcome }), ...(dryRun && { dryRun }), ...data, ...said }, null, 2)
    : [
        ...(dryRun ? ['dry run, nothing is written'] : []),
        ...lines,
        ...edges.filter(({ served }) => served).map(edgeLine),
      ].join('\n')
  const err = [
    ...[...told, ...warned].map(line => `release: ${line}`),
    ...(behind.length > 0 ? ['release: it is written, and not every edge serves it'] : []),
    ...behind.map(edge => `  - ${edgeLine(edge)}`),
  ].join('\n')
  return { code: EXIT[outcome], out, err }
}

const edgeLine = ({ edge, words }: Settled) => `edge ${edge} ${words}`

function parse(verb: Verb, args: string[]) {
  try {
    const options = { ...verb.options, ...everyVerb }
    const parsed = parseArgs({ args, options, allowPositionals: true })
    refuseUnmeant(args, options)
    return parsed as { values: Record<string, string | boolean | undefined>; positionals: string[] }
  } catch (error) {
    throw new ReleaseError('usage', mistakeIn(error), [`usage: ${verb.usage}`])
  }
}

/** Nothing fits in a store in which nothing is: mostly it is another than was meant. @returns the error, saying so */
async function withEmptyStore(
  error: unknown,
  workspace: Workspace | null,
  fitsLive: boolean,
): Promise<unknown> {
  if (!(error instanceof ReleaseError) || error.outcome !== 'refused' || !workspace) return error
  const { store } = workspace
  if ((await store.latestSerial().catch(() => 1)) > 0) return error
  const { message, reasons, details } = error
  const empty = emptyStore(store)
  // Files that are refused for what they are would be so in any store.
  if (reasons.includes(empty) || (fitsLive && !reasons.includes(NO_HOST_LIVE))) return error
  return new ReleaseError('refused', message, [...reasons, empty], details)
}

/** How a command ends that did not come to its end. */
export function failure(error: unknown, json: boolean): Ending {
  const known = error instanceof ReleaseError
  const outcome = known ? error.outcome : 'failed'
  const { message, reasons } = inWords(error)
  const details = known ? error.details : {}
  const out = json ? JSON.stringify({ ok: false, outcome, message, reasons, ...details }, null, 2) : ''
  return {
    code: EXIT[outcome],
    out,
    err: [`release: ${message}`, ...reasons.map(r => `  - ${r}`)].join('\n'),
  }
}

/** What operators meet that is no mistake of theirs, with what to do about it. By Node's code. */
const SYSTEM: Record<string, { message: string; reason: string }> = {
  ENOSPC: {
    message: 'no room is left on the disk',
    reason:
      '`gc --dry-run` says what can go; `gc` begins with what needs no room, and if it says this too, move a megabyte off that disk first. Nothing that is live was changed',
  },
  EACCES: {
    message: 'this user may not read or write there',
    reason: 'run it as who owns the store and its keys',
  },
  EROFS: {
    message: 'that disk is mounted to be read only',
    reason: 'run it where the store is mounted for writing',
  },
}

/** Of a store that is asked by a network. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']

/** What an operator is told of whatever went wrong. */
export function inWords(error: unknown): { message: string; reasons: string[] } {
  if (error instanceof ReleaseError) return error
  const { code = '', message = String(error), path } = error as NodeJS.ErrnoException
  if (UNREACHED.includes(code))
    return {
      message: `no connection: ${message || code}`,
      reasons: ['`doctor` says whether store and edges answer'],
    }
  const known = Object.hasOwn(SYSTEM, code) ? SYSTEM[code] : undefined
  if (!known) return { message, reasons: [] }
  return { message: `${known.message}${path ? `: ${path}` : ''}`, reasons: [known.reason] }
}
