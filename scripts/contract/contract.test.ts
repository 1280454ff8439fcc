import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { describeContract, readSnapshot } from './snapshot.ts'
import { verdict } from './verdict.ts'

test('REL-5 the contract changes with its version alone', async () => {
  const { version, lines } = readSnapshot()
  expect(verdict(version, CONTRACT_VERSION, compare(lines, await describeContract()))).toBeNull()
})

test('REL-5 a change says what it is and what to do', () => {
  const gone = compare(['remote/page.ts: a'], [])
  expect(verdict('2.0.0', '2.0.0', gone)).toMatch(
    /major. Now set CONTRACT_VERSION to 3.0.0[\s\S]*- remote\/page.ts: a/,
  )
  const more = compare([], ['b'])
  expect(verdict('2.0.0', '2.0.0', more)).toContain('minor. Now set CONTRACT_VERSION to 2.1.0')
  expect(verdict('2.0.0', '2.1.0', more)).toContain('run npm run contract -- --write')
  expect(verdict('2.0.0', '2.0.0', null)).toBeNull()
})
