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
  ])('%s in %s: %s', (version, range, expected) => expect(satisfies(version, range)).toBe(expected))

  test.each(['', '*', '1.x', 'latest', '^1', '^1.0.0 <2.0.0'])('%j is refused', range => {
    expect(() => satisfies('1.0.0', range)).toThrow(/not a version range/)
  })
})
