import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { bundleAsync, type Selector } from 'lightningcss'
import { classPrefix, type Folder } from './folder.ts'

/** Oldest browsers the styles are written for, as lightningcss counts: major version shifted by 16 bits. */
const targets = { chrome: 107 << 16, safari: 16 << 16, firefox: 104 << 16 }

/**
 * Bundles `styles.css` into one content-hashed file below `<out>/web`.
 * @returns its path below the release, or nothing when the folder has no styles
 * @throws when a remote styles a class that is not its own, or a file address is relative
 */
export async function buildStyles(folder: Folder, out: string): Promise<string[]> {
  const filename = join(folder.dir, 'styles.css')
  if (!existsSync(filename)) return []
  const prefix = folder.kind === 'remote' ? classPrefix(folder.name) : null
  const require = createRequire(filename)
  const foreign = new Set<string>()
  const { code } = await bundleAsync({
    filename,
    minify: true,
    targets,
    resolver: {
      resolve: (specifier, from) =>
        specifier.startsWith('.') ? resolve(from, '..', specifier) : require.resolve(specifier),
    },
    visitor: {
      Selector: selector => {
        if (prefix) for (const name of classNames(selector)) if (!name.startsWith(prefix)) foreign.add(name)
      },
      Url: ({ url }) => {
        if (!/^(?:data:|#|\/)/.test(url))
          throw new Error(`styles: relative address ${url}: give it as data: or absolute`)
      },
    },
  })
  if (prefix && foreign.size > 0) {
    throw new Error(`styles of ${folder.name}: .${[...foreign].join(', .')} must start with .${prefix}`)
  }
  const path = `web/styles.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.css`
  await mkdir(join(out, 'web'), { recursive: true })
  await writeFile(join(out, path), code)
  return [path]
}

function classNames(selector: Selector): string[] {
  return selector.flatMap(part => {
    if (part.type === 'class') return [part.name]
    if (part.type !== 'pseudo-class' || !('selectors' in part) || !Array.isArray(part.selectors)) return []
    return (part.selectors as Selector[]).flatMap(classNames)
  })
}
