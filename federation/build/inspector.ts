import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { compile } from './compile.ts'
import { targets } from './css.ts'
import type { Folder } from './folder.ts'
import { scriptConfig } from './script.ts'

/**
 * Builds `entry.inspector.ts` of a host and `inspector/inspector.css` into `inspector/`, where there is one: what pages load for those
 * alone who may see what they are made of. Beside `web/`, for no other page knows of it.
 * @throws with the compiler's messages
 */
export async function buildInspector(folder: Folder, out: string): Promise<void> {
  const entry = join(folder.dir, 'entry.inspector.ts')
  if (folder.kind !== 'host' || !existsSync(entry)) return
  const to = { folder: join(out, 'inspector'), file: 'inspector' }
  await compile(scriptConfig(folder, { called: 'inspector', entry, target: 'web', to }))
  const filename = join(folder.dir, 'inspector', 'inspector.css')
  const { code } = transform({ filename, code: await readFile(filename), minify: true, targets })
  await writeFile(join(to.folder, 'inspector.css'), code)
}
