import type { Verb } from '../verb.ts'
import { checkClock } from './check-clock.ts'
import { checkDisk } from './check-disk.ts'
import { checkEdges } from './check-edges.ts'
import { checkFiles } from './check-files.ts'
import { checkKeys } from './check-keys.ts'
import { checkStore } from './check-store.ts'
import { type Finding, wrong } from './finding.ts'

const CHECKS = {
  store: checkStore,
  files: checkFiles,
  keys: checkKeys,
  clock: checkClock,
  edges: checkEdges,
  disk: checkDisk,
}

/** What cannot be looked at is found wrong: the others are told all the same. */
async function looked(name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return [wrong(name, `could not be looked at: ${message || code}`, REMEDY)]
  }
}
const REMEDY = 'run it as who owns the store and its keys, where both can be reached'

export const doctor: Verb = {
  summary:
    'look at store, files in service, keys, clock, edges and disk, and say what to do about each thing that is wrong',
  usage: 'doctor',
  examples: ['doctor', 'RELEASE_EDGES=http://edge1:8080,http://edge2:8080 doctor --json'],
  options: {},
  arguments: [],
  async run(workspace) {
    const findings = (
      await Promise.all(Object.entries(CHECKS).map(([name, check]) => looked(name, () => check(workspace))))
    ).flat()
    // It says so itself, with what to do.
    workspace.told?.clear()
    const bad = findings.filter(({ ok }) => !ok)
    return {
      ...(bad.length > 0 && { outcome: 'refused' as const }),
      lines: [
        ...findings.flatMap(inLines),
        bad.length === 0 ? 'nothing is wrong' : `${bad.length} of ${findings.length} checks found something`,
      ],
      data: { findings },
    }
  },
}

const inLines = ({ check, ok, words, remedy }: Finding) => [
  `${ok ? 'ok ' : 'BAD'}  ${check.padEnd(9)} ${words}`,
  ...(remedy ? [`     → ${remedy}`] : []),
]
