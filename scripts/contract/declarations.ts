import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** Public files whose declared types are part of the contract; calls and their shapes are described by field (calls.ts). */
const PUBLIC = [
  'api/*.ts',
  'api/payment/{options,providers,return-source}.ts',
  'language/*.ts',
  'remote/**/*.ts',
  'ui/**/*.{ts,tsx}',
]
/** What calls.ts reads, and the version itself. */
const NOT = /\.test\.tsx?$|^api\/(?:endpoints|endpoint)\.ts$|^remote\/contract\.ts$/

/**
 * What the contract's public files declare.
 * @param hidden files that `exports` of the package keep to itself
 */
export function describeContractTypes(
  root: string,
  contracts: string,
  hidden: ReadonlySet<string>,
): string[] {
  const files = PUBLIC.flatMap(pattern => globSync(pattern, { cwd: contracts }))
    .filter(file => !NOT.test(file) && !hidden.has(file))
    .sort()
  return describeDeclarations(root, contracts, files)
}

/**
 * What files declare, as TypeScript writes it, line by line under the file's name.
 * @param folder that the files' paths are below
 * @throws when TypeScript cannot declare them
 */
export function describeDeclarations(root: string, folder: string, files: readonly string[]): string[] {
  const out = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const project = join(out, 'tsconfig.json')
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      noCheck: true,
      outDir: out,
      rootDir: root,
      typeRoots: [join(root, 'node_modules/@types')],
    }
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      files: files.map(file => join(folder, file)),
      include: [],
    }
    writeFileSync(project, JSON.stringify(config))
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project])
    return files.flatMap(file => {
      const text = readFileSync(join(out, relative(root, folder), file.replace(/\.tsx?$/, '.d.ts')), 'utf8')
      return declared(text).map(line => `${file}: ${line}`)
    })
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Imports say nothing that the declarations do not; re-exported names stand one in a line, so that one more is an addition. */
const declared = (text: string): string[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '' && !/^import |^export \{\};/.test(line))
    .flatMap(line => {
      const [, names, from] = /^export \{ (.+?),? \} from (.+);$/.exec(line) ?? []
      return names && from ? names.split(', ').map(name => `export ${name} from ${from}`) : [line.trimEnd()]
    })
