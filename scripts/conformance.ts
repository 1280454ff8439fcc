// `npm run conformance -- <url> [--as email:password] [--writes]`: walks every call against a store's backend.
import { readArguments } from './arguments.ts'
import { createStoreClient } from './conformance/store-client.ts'
import { row, summary } from './conformance/table.ts'
import type { Verdict } from './conformance/verdict.ts'
import { CannotWalk, walk } from './conformance/walk.ts'
import { wanted } from './conformance/wanted.ts'

const USAGE = 'npm run conformance -- https://store.example/api [--as email:password] [--writes]'
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    as: { type: 'string', takes: 'email:password', says: 'an account, for the calls that need one' },
    writes: { type: 'boolean', default: false, says: 'makes calls that change something too' },
  },
})
const { url, ...account } = (() => {
  try {
    return wanted(positionals, values.as)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nusage: ${USAGE}`)
    process.exit(2)
  }
})()
const verdicts: Verdict[] = []
try {
  for await (const { call, verdict } of walk(createStoreClient(url), { ...account, writes: values.writes })) {
    verdicts.push(verdict)
    console.log(row(call, verdict))
  }
} catch (error) {
  if (!(error instanceof CannotWalk)) throw error
  console.error(`${url}: ${error.message}`)
  process.exit(2)
}
console.log(`\n${summary(verdicts)}`)
process.exitCode = verdicts.some(({ kind }) => kind === 'but' || kind === 'missing') ? 1 : 0
