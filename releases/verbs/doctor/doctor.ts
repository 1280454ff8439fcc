import type { Verb } from '../verb.ts'
import { checkClock } from './check-clock.ts'
import { checkDisk } from './check-disk.ts'
import { checkEdges } from './check-edges.ts'
import { checkFiles } from './check-files.ts'
import { checkKeys } from './check-keys.ts'
import { checkStore } from './check-store.ts'
import type { Finding } from './finding.ts'

const CHECKS = [checkStore, checkFiles, checkKeys, checkClock, checkEdges, checkDisk]

export const doctor: Verb = {
  summary:
    'look at store, files in service, keys, clock, edges and disk, and say what to do about each thing that is wrong',
  usage: 'doctor',
  examples: ['doctor', 'RELEASE_EDGES=http://edge1:8080,http://edge2:8080 npm run release -- doctor --json'],
  options: {},
  arguments: [],
  async run(workspace) {
    const findings = (await Promise.all(CHECKS.map(check => check(workspace)))).flat()
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
