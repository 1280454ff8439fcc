import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeCalls } from './calls.ts'
import { describeContractTypes } from './declarations.ts'

const ROOT = join(import.meta.dirname, '../..')
const CONTRACTS = join(ROOT, 'shared-contracts')
export const SNAPSHOT = join(CONTRACTS, 'contract.snapshot.txt')

export interface Snapshot {
  /** CONTRACT_VERSION when it was taken. */
  version: string
  lines: string[]
}

/** The contract as the code has it now. */
export async function describeContract(): Promise<string[]> {
  const { exports } = JSON.parse(readFileSync(join(CONTRACTS, 'package.json'), 'utf8')) as {
    exports: Record<string, string | null>
  }
  const hidden = Object.entries(exports).filter(([, to]) => to === null)
  const files = new Set(hidden.map(([from]) => from.replace('./', '')))
  return [...describeContractTypes(ROOT, CONTRACTS, files), ...(await describeCalls(CONTRACTS))]
}

/** @throws Error when the committed file is no snapshot */
export function readSnapshot(file = SNAPSHOT): Snapshot {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const version = /^contract (\d+\.\d+\.\d+)$/.exec(head)?.[1]
  if (!version) throw new Error(`${file} does not begin with a version`)
  return { version, lines }
}

export const writeSnapshot = ({ version, lines }: Snapshot): string =>
  [`contract ${version}`, ...lines, ''].join('\n')
