import { execFileSync } from 'node:child_process'

/** Written by the runs themselves: what they say of before does not change what is run. */
const WRITTEN = ['docs/figures.md', 'docs/benchmarks.md', 'docs/benchmarks-api.md', 'docs/benchmarks.svg']

/** What is run from a folder: its commit's short id, with ` with changes` behind it where the folder differs from it. */
export function commitOf(folder: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', ...WRITTEN.map(file => `:!${file}`))
  return git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : '')
}
