// `npm run contract`: says whether the contract has changed since its snapshot, and which step of its version that needs.
// The same for the tools that other repositories install: federation and releases, each with a version of its own.
// `--write` takes the snapshot anew once the version is stepped; `--unreleased` also where the version has never been released.
import { existsSync, writeFileSync } from 'node:fs'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { readArguments } from './arguments.ts'
import { compare, isStep } from './contract/compare.ts'
import { describeContract, readSnapshot, SNAPSHOT, writeSnapshot } from './contract/snapshot.ts'
import { TOOLS, type Tool } from './contract/tools.ts'
import { verdict } from './contract/verdict.ts'

const { values } = readArguments('npm run contract [-- --write] [--unreleased]', {
  options: {
    write: { type: 'boolean', says: 'takes the snapshots anew, once the versions are stepped' },
    unreleased: { type: 'boolean', says: 'also where a version has never been released' },
  },
})
await judge({
  name: 'contract',
  version: CONTRACT_VERSION,
  snapshot: SNAPSHOT,
  describe: describeContract,
})
for (const tool of TOOLS) await judge(tool)

async function judge({ name, version, place, snapshot, describe }: Tool): Promise<void> {
  const lines = await describe()
  const taken = existsSync(snapshot) ? readSnapshot(snapshot) : { version, lines: [] }
  const change = compare(taken.lines, lines)
  const problem = verdict(taken.version, version, change, place)
  const allowed = values.unreleased || !change || isStep(taken.version, version, change.step)
  if (values.write && allowed) {
    writeFileSync(snapshot, writeSnapshot({ version, lines }))
    console.log(`${name} ${version}: ${lines.length} lines`)
  } else if (problem) {
    console.error(`${name}: ${problem}`)
    process.exitCode = 1
  } else console.log(`${name} ${version}: unchanged`)
}
