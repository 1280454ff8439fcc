import { type Compilation, type Compiler, rspack } from '@rspack/core'

const NAME = 'EagerModules'

/** Below, what a slow phone would read once more takes it less than a millisecond. */
const MIN_CHARACTERS = 20_000
/** An entry of this size has some. */
const MIN_ENTRY = 100_000

/**
 * Puts the functions of an entry's largest modules into brackets. By these engines know that a function is called at once, and read it
 * beside the main thread while the file comes in; without them they look for its end there, and read it on the main thread when it is called
 * (https://v8.dev/blog/preparser#pife). For hosts: what is packed for remotes needs no parser.
 */
export class EagerModules {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, compilation => {
      // After the minifiers, which take brackets away, and before source maps are made.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const file of [...compilation.entrypoints.values()].flatMap(entry => entry.getFiles())) {
          const source = compilation.getAsset(file)?.source
          if (source && /\.js$/.test(file)) compilation.updateAsset(file, await bracketed(source))
        }
      })
    })
  }
}

type Source = Compilation['assets'][string]

async function bracketed(source: Source): Promise<Source> {
  const replaced = new rspack.sources.ReplaceSource(source)
  for (const { start, end } of await largeModules(source.source().toString())) {
    replaced.insert(start, ':(function')
    replaced.insert(end, ')')
  }
  return replaced
}

/**
 * @param code a minified entry, whose modules are methods of one object: `{3(e,t,n){…}}`
 * @returns where the parameters of a large one begin and its body ends
 * @throws Error where there is none in a large entry: the bundler writes them in another way
 */
export async function largeModules(code: string): Promise<{ start: number; end: number }[]> {
  const { parse } = await import('oxc-parser')
  const { body } = (await parse('entry.js', code)).program
  const found = body
    .flatMap(statement => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
    .flatMap(one => (one.type === 'Property' && one.method ? [one.value] : []))
    .filter(({ start, end }) => end - start >= MIN_CHARACTERS)
  if (found.length === 0 && code.length >= MIN_ENTRY)
    throw new Error('an entry without large modules: does the bundler write them in another way?')
  return found
}
