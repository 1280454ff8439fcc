// `npm run contract`: says whether the contract has changed since its snapshot, and which step of its version that needs.
// `--write` takes the snapshot anew once the version is stepped; `--unreleased` also where the version has never been released.
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { compare, isStep } from './contract/compare.ts'
import { describeContract, readSnapshot, SNAPSHOT, writeSnapshot } from './contract/snapshot.ts'
import { verdict } from './contract/verdict.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean' }, unreleased: { type: 'boolean' } } })
const lines = await describeContract()
const taken = existsSync(SNAPSHOT) ? readSnapshot() : { version: CONTRACT_VERSION, lines: [] }
const change = compare(taken.lines, lines)
const problem = verdict(taken.version, CONTRACT_VERSION, change)
const allowed = values.unreleased || !change || isStep(taken.version, CONTRACT_VERSION, change.step)
if (values.write && allowed) {
  writeFileSync(SNAPSHOT, writeSnapshot({ version: CONTRACT_VERSION, lines }))
  console.log(`contract ${CONTRACT_VERSION}: ${lines.length} lines`)
} else if (problem) {
  console.error(problem)
  process.exitCode = 1
} else console.log(`contract ${CONTRACT_VERSION}: unchanged`)
