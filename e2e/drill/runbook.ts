import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/shop.ts'

/** Where the runbook has the commands against something. */
export interface Remedy {
  /** Title of the part. */
  part: string
  /** Words of the paragraph above the commands, or of the table's row that has them. */
  at: string
}

/** @returns the commands as they stand in docs/runbook.md, one a line. @throws Error when there are none */
export function commandsOf({ part, at }: Remedy): string[] {
  const lines = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8').split('\n')
  const begin = lines.indexOf(`## ${part}`)
  const length = lines.slice(begin + 1).findIndex(line => line.startsWith('## '))
  const own = lines.slice(begin, length < 0 ? undefined : begin + 1 + length)
  const row = own.findIndex(line => line.includes(at))
  const found = own[row]?.startsWith('|') ? inRow(own[row]) : below(own.slice(row + 1))
  if (begin < 0 || row < 0 || found.length === 0)
    throw new Error(`docs/runbook.md has no commands in "${part}" at "${at}"`)
  return found
}

const inRow = (row: string): string[] => [...row.matchAll(/`(npm run [^`]+)`/g)].map(([, text = '']) => text)

/** The first block that is set in. */
function below(lines: readonly string[]): string[] {
  const first = lines.findIndex(line => line.startsWith('    '))
  const rest = lines.slice(first)
  const length = rest.findIndex(line => !line.startsWith('    '))
  return first < 0 ? [] : rest.slice(0, length < 0 ? undefined : length).map(line => line.trim())
}
