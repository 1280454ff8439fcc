import { expect, test } from 'vitest'
import { createTrust } from './trust.ts'

type Rules = Record<string, (text: string) => string | null>

test('REL-6 CAT-6 the page’s policies let import maps through and harmless markup, and nothing else', () => {
  const policies: Record<string, Rules> = {}
  const createPolicy = (name: string, rules: Rules) => {
    policies[name] = rules
    return rules
  }
  const trust = createTrust({ trustedTypes: { createPolicy } } as unknown as Window)
  expect(Object.keys(policies).sort()).toEqual(['arcade', 'default'])
  expect(Object.keys(policies.default ?? {})).toEqual(['createHTML'])
  expect(Object.keys(policies.arcade ?? {})).toEqual(['createScript'])
  expect(policies.default?.createHTML?.('<p>tea</p>')).toBe('<p>tea</p>')
  expect(policies.default?.createHTML?.('<p onclick="x()">tea</p>')).toBeNull()
  expect(trust('{"imports":{}}')).toBe('{"imports":{}}')
  expect(() => trust('x()')).toThrow(SyntaxError)
})
