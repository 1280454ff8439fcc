// `node scripts/baselines.ts`: takes the pictures anew that e2e/look.spec.ts compares with, and stores them small. Look at them before committing.
import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const ROOT = join(import.meta.dirname, '..')
const PICTURES = join(ROOT, 'e2e', 'look.spec.ts-snapshots')

/** A palette keeps a screenshot at a third of its size; what it shifts is far below what the comparison sees as different. */
async function shrink(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const small = await sharp(await readFile(path))
      .png({ palette: true, colours: 256, dither: 0, effort: 10 })
      .toBuffer()
    await writeFile(path, small)
  }
}

const command = ['test', '-c', 'e2e/playwright.config.ts', 'look', '--update-snapshots']
const { status } = spawnSync('playwright', command, { cwd: ROOT, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await shrink(PICTURES)
