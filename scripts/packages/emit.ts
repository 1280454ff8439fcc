import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../process.ts'
import { PUBLISHED, PUBLISHED_FOLDERS, type Published } from './published.ts'

/** Of no use to whoever installs a package. */
export const NOT_PACKED = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/fixtures',
  '**/bench',
  '**/kit-page',
  '**/*.config.ts',
]

/**
 * Writes modules and declarations of all that is published below a folder, by the sources' paths.
 * @param root of the repository
 * @throws with TypeScript's words
 */
export async function emit(root: string, out: string): Promise<void> {
  const aside = await mkdtemp(`${out}-`)
  try {
    const project = join(aside, 'tsconfig.json')
    const compilerOptions = {
      lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      noEmit: false,
      incremental: false,
      declaration: true,
      // `npm run types` has looked at them.
      noCheck: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: out,
    }
    const include = PUBLISHED_FOLDERS.flatMap(folder => {
      const { files = ['.'] }: Published = PUBLISHED[folder]
      return files.map(file => join(root, folder, file))
    })
    const exclude = [...NOT_PACKED, '**/node_modules', '**/dist', '**/.cache'].map(one => join(root, one))
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include, exclude }
    await writeFile(project, JSON.stringify(config))
    await run('tsc', ['-p', project], { cwd: root, label: 'modules and declarations of the packages' })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
