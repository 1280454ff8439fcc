import { createInstance } from '@module-federation/runtime'
import { expect, test } from 'vitest'
import { ownScope } from './own-scope.ts'

const shared = (version: string) => ({
  version,
  scope: ['default'],
  shareConfig: { singleton: true, requiredVersion: false as const },
  get: () => () => version,
})
const requestsOf = ({ shareScopeMap }: ReturnType<typeof createInstance>) =>
  Object.keys(shareScopeMap.default ?? {})

test('REL-14 what a release shares of its own, at any time, is neither its host’s nor another release’s', () => {
  const host = createInstance({
    name: 'own-scope-host',
    remotes: [],
    shared: { react: shared('19.3.1') } as never,
  })
  const [first, second] = [
    createInstance({ name: 'own-scope-first', remotes: [] }),
    createInstance({ name: 'own-scope-second', remotes: [] }),
  ]
  first.initShareScopeMap('default', ownScope(host.shareScopeMap.default ?? {}))
  first.registerShared({ chart: shared('1.0.0') } as never)
  second.initShareScopeMap('default', ownScope(host.shareScopeMap.default ?? {}))
  expect(requestsOf(first)).toEqual(['react', 'chart'])
  expect(requestsOf(second)).toEqual(['react'])
  expect(requestsOf(host)).toEqual(['react'])
})
