import { flagLines } from './flags.ts'
import { EXIT } from './refusal.ts'
import { verbs } from './verbs/table.ts'
import { everyVerb, type Verb } from './verbs/verb.ts'

const COMMAND = 'npm run release --'

const inFull = (example: string) => example.replace(/^(?:[A-Z_]+=\S+ )*/, before => `${before}${COMMAND} `)

const MEANING = {
  done: 'done, or there was nothing to do',
  failed: 'something unexpected failed',
  usage: 'the command, or a setting, was not understood',
  conflict: 'another operator changed the document first; nothing was written',
  refused: 'the change breaks a rule; the reasons are given',
  untrusted: 'the document, a key or the clock is not to be trusted',
  unserved: 'it is written, and an edge does not serve it: each is named',
} as const satisfies Record<keyof typeof EXIT, string>

export function helpOf(verb: Verb): string {
  const { wait, ...always } = everyVerb
  return [
    verb.summary,
    '',
    `  ${COMMAND} ${verb.usage} [--dry-run] [--json]`,
    '',
    'Flags:',
    ...flagLines({ ...verb.options, ...always, ...(verb.seenByEdges && { wait }) }),
    '',
    'Examples:',
    ...verb.examples.map(example => `  ${inFull(example)}`),
  ].join('\n')
}

export function help(): string {
  return [
    `${COMMAND} <verb> [--dry-run] [--json] [--wait seconds]`,
    '',
    ...Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'Environment: RELEASE_STORE (folder or s3://bucket/prefix), DATA_DIR, RELEASE_KEYS, RELEASE_SIGNING_KEY, RELEASE_TEAM_KEY,',
    '  RELEASE_PUBLIC_KEY, RELEASE_EDGES (what is waited for), RELEASE_ACTOR; see releases/README.md',
    '',
    'Exit codes:',
    ...Object.entries(EXIT).map(([name, code]) => `  ${code}  ${MEANING[name as keyof typeof EXIT]}`),
    '',
    'Examples:',
    ...Object.values(verbs).flatMap(verb => verb.examples.slice(0, 1).map(example => `  ${inFull(example)}`)),
    '',
    `${COMMAND} <verb> --help says more.`,
  ].join('\n')
}
