import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../scripts/process.ts'
import { RELEASABLES } from '../scripts/releasables.ts'
import { copyAlone } from './support/release-copy.ts'
import { expect, test } from './support/test.ts'

for (const name of RELEASABLES.filter(n => n !== 'host-shell')) {
  test(`REL-1 ${name} passes its test and builds with only shared-contracts and federation beside it`, async () => {
    const copy = await copyAlone(name)
    try {
      // The one that asks for every page and part; the whole suite runs in the unit tier.
      await run('npm', ['test', '--', 'remote.test'], { cwd: copy.dir, label: `test of ${name}` })
      const dist = await copy.build()
      expect(existsSync(join(dist, 'manifest.json'))).toBe(true)
    } finally {
      await copy.remove()
    }
  })
}
