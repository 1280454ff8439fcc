import { cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Edit, editIn } from '../../e2e/support/edit.ts'
import { run } from '../process.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

/** A team's own repository of one remote, outside of this one. */
export interface OwnRepository {
  dir: string
  edit: Edit
  /** An npm script of it, with arguments behind `--`. @returns what it wrote @throws with that when it fails */
  script(name: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>
  commit(message: string): Promise<void>
  /** Builds it. @returns what its release says of itself */
  build(): Promise<{ name: string; release: string; git: { dirty: boolean } }>
  /** Takes packages in place of those it has. @param packages folder of tarballs, all of which are installed */
  take(packages: string): Promise<void>
  remove(): Promise<void>
}

/** Generates one, installs with npm what it needs, and begins its history. */
export async function openOwnRepository(name: string, ...paths: string[]): Promise<OwnRepository> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'arcade-team-')))
  // A clone has any name.
  const dir = join(home, 'our-remote')
  const given = paths.flatMap(path => ['--path', path])
  await run('node', ['scripts/new-remote.ts', name, ...given, '--own-repository', dir], { cwd: ROOT })
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=team', '-c', 'user.email=team@shop.test', ...args], { cwd: dir })
  const repository: OwnRepository = {
    dir,
    edit: editIn(dir),
    script: (script, args = [], env = {}) =>
      run('npm', ['run', '--silent', script, '--', ...args], { cwd: dir, env, label: `npm run ${script}` }),
    async commit(message) {
      await git('add', '.')
      await git('commit', '--quiet', '--message', message)
    },
    async build() {
      await repository.script('build')
      return JSON.parse(await readFile(join(dir, 'dist', 'manifest.json'), 'utf8'))
    },
    async take(packages) {
      const tarballs = (await readdir(packages)).filter(file => file.endsWith('.tgz'))
      for (const file of tarballs) await cp(join(packages, file), join(dir, 'packages', file))
      const wanted = tarballs.map(file => `./packages/${file}`)
      await run('npm', ['install', ...QUIET, ...wanted], { cwd: dir, label: 'upgrade' })
    },
    remove: () => rm(home, { recursive: true, force: true }),
  }
  await git('init', '--quiet')
  await run('npm', ['install', ...QUIET], { cwd: dir, label: 'npm install of a team' })
  await repository.commit('Begin')
  return repository
}
