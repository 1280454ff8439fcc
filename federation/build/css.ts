import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { bundleAsync } from 'lightningcss'
import { classPrefix, type Folder } from './folder.ts'
import { foreignStyles } from './style-guard.ts'
import { placesIn } from './style-places.ts'
import { styleProblems } from './style-problems.ts'

/** Oldest browsers the styles are written for, as lightningcss counts: major version shifted by 16 bits. */
export const targets = { chrome: 107 << 16, safari: 16 << 16, firefox: 104 << 16 }

/** What a folder's `styles.css` comes to. */
export interface Styles {
  code: Uint8Array
}

/**
 * Bundles `styles.css`; null when the folder has none.
 * @param files is given the files that it is made of, where it throws as well
 * @throws when a remote's rule reaches beyond its own elements (`style-guard.ts`), or a file address is relative
 */
export async function bundleStyles(folder: Folder, files: string[] = []): Promise<Styles | null> {
  const filename = join(folder.dir, 'styles.css')
  // It may come.
  files.push(filename)
  if (!existsSync(filename)) return null
  // The host's sheet is the one for all.
  const prefix = folder.kind === 'remote' ? classPrefix(folder.name) : null
  const require = createRequire(filename)
  const { code, map } = await bundleAsync({
    filename,
    projectRoot: folder.dir,
    sourceMap: true,
    minify: true,
    targets,
    resolver: {
      resolve(specifier, from) {
        const file = specifier.startsWith('.') ? resolve(from, '..', specifier) : require.resolve(specifier)
        files.push(file)
        if (!existsSync(file)) throw new Error(`${from}: @import of ${specifier}, which is not there`)
        return file
      },
    },
    visitor: {
      Url: ({ url }) => {
        if (/^(?:\w+:)?\/\//.test(url))
          throw new Error(
            `styles: ${url} is of another origin, which no page loads from: give it as data: or from the root`,
          )
        if (!/^(?:data:|#|\/)/.test(url))
          throw new Error(`styles: relative address ${url}: give it as data: or absolute`)
      },
    },
  })
  const foreign = prefix ? foreignStyles(code, prefix, map ? placesIn(map) : undefined) : []
  if (prefix && foreign.length > 0)
    throw new Error(
      [`styles of ${folder.name} reach beyond it:`, ...styleProblems(foreign, prefix)].join('\n  '),
    )
  return { code }
}

/**
 * Writes a folder's styles as one content-hashed file below `<out>/web`.
 * @returns its path below the release, or nothing when the folder has no styles
 */
export async function buildStyles(folder: Folder, out: string): Promise<string[]> {
  const styles = await bundleStyles(folder)
  if (!styles) return []
  const path = `web/styles.${createHash('sha256').update(styles.code).digest('hex').slice(0, 12)}.css`
  await mkdir(join(out, 'web'), { recursive: true })
  await writeFile(join(out, path), styles.code)
  return [path]
}
