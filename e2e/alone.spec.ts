import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../scripts/process.ts'
import { RELEASABLES } from '../scripts/releasables.ts'
import { copyAlone } from './support/release-copy.ts'
import { expect, test } from './support/test.ts'

for (const name of RELEASABLES.filter(n => n !== 'host-shell')) {
  test(`REL-1 ${name} passes its tests and builds with only shared-contracts and federation beside it`, async () => {
    test.setTimeout(180_000)
    const desk = await copyAlone(name)
    try {
      await run('npm', ['test'], { cwd: desk.dir, label: `tests of ${name}` })
      const dist = await desk.build()
      expect(existsSync(join(dist, 'manifest.json'))).toBe(true)
    } finally {
      await desk.remove()
    }
  })
}
