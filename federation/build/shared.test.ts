import semver from 'semver'
import { expect, test } from 'vitest'
import { rangeOf } from './shared.ts'

test.each([
  ['19.3.1', ['19.3.0', '19.4.2'], ['19.2.9', '20.0.0', '19.4.0-rc.1']],
  ['19.4.0-rc.2', ['19.4.0-rc.2', '19.4.0', '19.5.1'], ['19.4.0-rc.1', '19.3.9', '20.0.0-rc.1']],
])('REL-14 a remote built with React %s asks for what semver says', (built, fitting, others) => {
  expect(fitting.filter(one => !semver.satisfies(one, rangeOf(built)))).toEqual([])
  expect(others.filter(one => semver.satisfies(one, rangeOf(built)))).toEqual([])
})
