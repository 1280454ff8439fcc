import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, '.cache/kit')
const STYLES = join(ROOT, 'shared-contracts/ui/styles.css')
/** What asks for the dark theme; paper is light (`screen and`). */
const DARK = /(?:screen and )?\(prefers-color-scheme: dark\)/g

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
    target: 'es2022',
  },
}

const config = (target: 'web' | 'node'): Configuration => ({
  name: `kit ${target}`,
  context: join(ROOT, 'shared-contracts/testing/kit-page'),
  mode: 'production',
  target: target === 'web' ? ['web', 'es2022'] : 'node22',
  devtool: false,
  entry: { kit: `./entry.${target}.tsx` },
  output: {
    path: join(OUT, target),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    ...(target === 'node' ? { library: { type: 'module' } } : {}),
  },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
  module: {
    rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swc, type: 'javascript/auto' }],
  },
  performance: false,
})

/** Builds both halves of the kit's page. @returns the folder of the files `web/kit.mjs` and `node/kit.mjs`. @throws with the compiler's messages */
export async function bundleKit(): Promise<string> {
  const compiler = rspack([config('web'), config('node')])
  const problem = await new Promise<string | null>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (!stats) reject(error)
      else resolve(stats.hasErrors() ? stats.toString({ all: false, errors: true }) : null)
    })
  })
  await new Promise<void>(resolve => compiler.close(() => resolve()))
  if (problem) throw new Error(problem)
  return OUT
}

/** The kit's styles in one text. @param theme shown whatever the browser prefers */
export function kitStyles(theme: 'light' | 'dark' | null): string {
  const text = inlined(STYLES)
  return theme ? text.replaceAll(DARK, theme === 'dark' ? 'all' : 'not all') : text
}

const inlined = (file: string): string =>
  readFileSync(file, 'utf8').replace(/@import "([^"]+)";/g, (_, path: string) =>
    inlined(join(dirname(file), path)),
  )
