import fc from 'fast-check'
import semver from 'semver'
import { describe, expect, test } from 'vitest'
import { satisfies } from './range.ts'

describe('REL-5 contract ranges', () => {
  test.each([
    ['1.2.3', '^1.0.0', true],
    ['1.2.3', '^1.2.4', false],
    ['2.0.0', '^1.2.4', false],
    ['0.2.5', '^0.2.1', true],
    ['0.3.0', '^0.2.1', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['3.0.0', '>=1.2.3', true],
    ['2.1.0', '^1.0.0 || ^2.0.0', true],
    ['10.0.0', '^9.0.0', false],
    ['0.0.4', '^0.0.3', false],
    ['2.0.0-rc.1', '^1.0.0', false],
    ['2.0.0-rc.1', '^2.0.0', false],
    ['2.0.0-rc.2', '^2.0.0-rc.1', true],
    ['2.0.1-rc.1', '^2.0.0-rc.1', false],
    ['2.0.0', '^2.0.0-rc.1', true],
    ['2.0.0-rc.10', '>=2.0.0-rc.9', true],
    ['2.0.0+build.5', '2.0.0', true],
  ])('%s in %s: %s', (version, range, expected) => expect(satisfies(version, range)).toBe(expected))

  test.each(['', '*', '1.x', 'latest', '^1', '^1.0.0 <2.0.0', '01.0.0', '1.0.0-'])('%j is refused', range => {
    expect(() => satisfies('1.0.0', range)).toThrow(/not a version range/)
  })

  // Few numbers and words, so that versions meet often.
  const number = fc.integer({ min: 0, max: 2 })
  const identifier = fc.constantFrom('0', '1', '2', '10', 'a', 'b', 'rc', 'A', '1a', '-')
  const version = fc
    .tuple(
      number,
      number,
      number,
      fc.option(fc.array(identifier, { minLength: 1, maxLength: 3 }), { freq: 2 }),
    )
    .map(([major, minor, patch, pre]) => `${major}.${minor}.${patch}${pre ? `-${pre.join('.')}` : ''}`)
  const part = fc
    .tuple(fc.constantFrom('', '^', '~', '>='), version)
    .map(([operator, text]) => operator + text)
  const range = fc.array(part, { minLength: 1, maxLength: 3 }).map(parts => parts.join(' || '))

  test('a page says of every range what the server says, prereleases too', () => {
    fc.assert(
      fc.property(version, range, (one, wanted) => satisfies(one, wanted) === semver.satisfies(one, wanted)),
      { numRuns: 20_000, seed: 1 },
    )
  })
})
