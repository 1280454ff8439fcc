import { describe, expect, test } from 'vitest'
import { Sharing } from './sharing.ts'

const wanted = (requiredVersion: string) => ({ customShareInfo: { shareConfig: { requiredVersion } } })
const factory = () => 'the module'
const host = new Sharing({
  name: 'host-shell',
  shared: { react: [{ version: '19.3.1', get: () => factory }] },
})

function remote(): Sharing {
  const own = new Sharing({ name: 'mfe-a' })
  own.initShareScopeMap('default', host.shareScopeMap.default)
  return own
}

describe('sharing', () => {
  test("a remote gets its host's one instance", async () => {
    expect(await remote().loadShare('react', wanted('^19.1.0'))).toBe(factory)
    expect(host.loadShareSync('react', wanted('^19.3.0'))).toBe(factory)
  })

  test('REL-5 another version, and a module nobody provides, are refused with the reason', async () => {
    await expect(remote().loadShare('react', wanted('^18.0.0'))).rejects.toThrow(
      'mfe-a needs react ^18.0.0, its host provides 19.3.1',
    )
    await expect(remote().loadShare('vue', wanted('^3.0.0'))).rejects.toThrow('mfe-a needs vue')
  })

  test('a remote cannot put its own copy in the place of the host', () => {
    const own = remote()
    own.registerShared({ react: [{ version: '19.9.9', get: () => () => 'another' }] })
    expect(own.loadShareSync('react', wanted('^19.0.0'))).toBe(factory)
  })
})
