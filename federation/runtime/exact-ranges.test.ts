import { createInstance } from '@module-federation/runtime'
import { expect, test } from 'vitest'
import { exactRanges } from './exact-ranges.ts'

/** What an instance whose host provides `version` of React gives to one that asks for `requiredVersion`. */
async function given(version: string, requiredVersion: string): Promise<unknown> {
  const instance = createInstance({
    name: `asks-${version}-${requiredVersion}`,
    remotes: [],
    plugins: [exactRanges('mfe-a')],
  })
  const shareConfig = { singleton: true, strictVersion: true, eager: true, requiredVersion: false as const }
  const react = { version, scope: ['default'], shareConfig, get: () => () => 'the host’s' }
  const host = createInstance({
    name: `host-${version}-${requiredVersion}`,
    remotes: [],
    shared: { react } as never,
  })
  instance.initShareScopeMap('default', host.shareScopeMap.default ?? {})
  const factory = await instance.loadShare('react', {
    customShareInfo: { shareConfig: { ...shareConfig, requiredVersion }, scope: ['default'] } as never,
  })
  return factory ? factory() : null
}

test('REL-14 a remote gets its host’s one instance', async () => {
  expect(await given('19.3.1', '^19.1.0')).toBe('the host’s')
  expect(await given('19.4.0-rc.2', '^19.4.0-rc.1')).toBe('the host’s')
})

test('REL-5 REL-14 another version is refused with the reason, a prerelease nobody asked for as well', async () => {
  await expect(given('19.3.1', '^18.0.0')).rejects.toThrow(
    'mfe-a needs react ^18.0.0, its host provides 19.3.1',
  )
  await expect(given('19.4.0-rc.1', '^19.3.0')).rejects.toThrow('its host provides 19.4.0-rc.1')
})
