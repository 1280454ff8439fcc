import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operator } from 'releases/fixtures/operator.ts'
import { builtRelease, temporaryFolder } from 'releases/fixtures/release.ts'
import { sharedModules } from 'shared-contracts/remote/runtime/shared-modules.ts'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { copyRepository } from '../../e2e/support/repository-copy.ts'
import { run } from '../process.ts'
import { type OwnRepository, openOwnRepository } from './own-repository.ts'

/** From the generator until it is what shoppers are given: machine time that a team waits for on its first day. */
const AIM_MS = 5 * 60_000
const UNGATED = ['--no-gate', '--reason', 'a test']
const NAME = 'mfe-stories'

/** What a host shares: every version that a remote here is built with, and this version of the contract. */
const sharedOf = (contract: string) =>
  Object.fromEntries(
    Object.entries(sharedModules).map(([request, owner]) => [
      request,
      owner === 'shared-contracts' ? contract : (VERSIONS[owner] ?? ''),
    ]),
  )
const VERSIONS: Record<string, string> = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  nanostores: '1.5.5',
  '@nanostores/react': '2.0.1',
}

test('REL-5 REL-12 REL-13 a remote in a repository of its own: live, back, over a minor, over a major', async () => {
  const began = Date.now()
  const shop = await temporaryFolder()
  const team = await openOwnRepository('stories', '/stories', '/stories/:id')
  const copy = await copyRepository()
  try {
    const operate = operator(shop.path)
    const host = (id: string, contract: string) =>
      builtRelease(
        shop.path,
        'host-shell',
        id,
        { 'web/entry.js': id },
        {
          provides: contract,
          shared: sharedOf(contract),
        },
      )
    const active = async () => {
      const { remotes } = (await operate('status')).data as {
        remotes: Record<string, { active: { release: string }[] }>
      }
      return remotes[NAME]?.active[0]?.release
    }
    await operate('publish', await host('h2', '2.1.0'))
    await operate('promote', 'host-shell', 'h2')

    await team.script('test')
    await team.script('types')
    const first = await team.build()
    expect(first).toMatchObject({ name: NAME, git: { dirty: false } })
    const release = await commandOf(team, shop.path, operate)
    await release('publish', 'dist', ...UNGATED)
    expect(await active()).toBeUndefined()
    await release('promote', NAME, first.release)
    expect(await active()).toBe(first.release)
    const live = Date.now() - began
    figure(
      `own repository: from the generator to live in ${Math.round(live / 1000)} s (aim ${AIM_MS / 1000})`,
    )

    await team.edit('messages/en.ts', "'Stories'", "'Tales'")
    await team.commit('Say it otherwise')
    const second = await team.build()
    await release('publish', 'dist', ...UNGATED)
    await release('promote', NAME, second.release)
    await release('rollback', NAME, '--reason', 'words')
    expect(await active()).toBe(first.release)
    // A team's key moves its own remote alone.
    await expect(release('freeze', 'all', '--reason', 'sale')).rejects.toThrow('may not do this')

    // A minor: the host first, then those who use what is new.
    const packages = join(copy.dir, '.cache', 'packages')
    const upgrade = async (from: string, to: string) => {
      await run('node', ['scripts/pack.ts', '--out', join(packages, to)], { cwd: copy.dir })
      await team.take(join(packages, to))
      await team.edit('declaration.ts', from, to)
    }
    await copy.edit('shared-contracts/remote/contract.ts', "'2.1.0'", "'2.2.0'")
    await writeFile(join(copy.dir, 'shared-contracts/ui/mark.tsx'), MARK)
    await upgrade('^2.1.0', '^2.2.0')
    await team.edit('introduction/introduction.tsx', '{title}</h1>', '<Mark>{title}</Mark></h1>')
    await team.edit('introduction/introduction.tsx', '/** A page', `${IMPORT}\n\n/** A page`)
    await team.script('types')
    const third = await team.build()
    await expect(release('publish', 'dist', ...UNGATED)).rejects.toThrow('requires contract ^2.2.0')
    await operate('publish', await host('h22', '2.2.0'))
    await operate('promote', 'host-shell', 'h22')
    expect(await active()).toBe(first.release)
    await release('publish', 'dist', ...UNGATED)
    await release('promote', NAME, third.release)
    expect(await active()).toBe(third.release)

    // A major: everything in one write, and back in one.
    await copy.edit('shared-contracts/remote/contract.ts', "'2.2.0'", "'3.0.0'")
    await copy.edit('scripts/packages/published.ts', /'1\.0\.0'/g, "'2.0.0'")
    await upgrade('^2.2.0', '^3.0.0')
    await team.script('test')
    await team.script('types')
    const fourth = await team.build()
    await expect(release('publish', 'dist', ...UNGATED)).rejects.toThrow('requires contract ^3.0.0')
    const { serial } = (await operate('status')).data
    const together = await operate('publish', await host('h3', '3.0.0'), join(team.dir, 'dist'))
    expect(together.err).toBe('')
    const moved = await operate(
      'promote',
      'host-shell@h3',
      `${NAME}@${fourth.release}`,
      '--reason',
      'contract 3',
    )
    expect([moved.err, await active()]).toEqual(['', fourth.release])
    await operate('rollback', '--to-serial', String(serial), '--reason', 'totals wrong')
    expect(await active()).toBe(third.release)
  } finally {
    await team.remove()
    await copy.remove()
    await shop.remove()
  }
}, 3_600_000)

/** The command as a team's CI gives it, with a key that an operator has entered. @throws with its reasons when it refuses */
async function commandOf(team: OwnRepository, shop: string, operate: ReturnType<typeof operator>) {
  const RELEASE_STORE = join(shop, 'store')
  const made = await team.script('release', ['team', 'key', NAME, '--json'], {
    RELEASE_STORE,
    RELEASE_KEYS: join(team.dir, '..', 'keys'),
  })
  const { path, publicKey } = JSON.parse(made) as { path: string; publicKey: string }
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  expect((await operate('team', 'add', NAME, publicKey, '--until', until)).err).toBe('')
  const trusted = join(shop, 'keys', 'trusted')
  const [first = ''] = await readdir(trusted)
  const env = {
    RELEASE_STORE,
    RELEASE_KEYS: join(team.dir, '..', 'none'),
    RELEASE_TEAM_KEY: await readFile(path, 'utf8'),
    RELEASE_PUBLIC_KEY: await readFile(join(trusted, first), 'utf8'),
  }
  return (...args: string[]) => team.script('release', [...args, '--wait', '0'], env)
}

/** A part that the next minor has. */
const MARK = `import type { ReactNode } from 'react'

/** Words that stand out. */
export const Mark = ({ children }: { children: ReactNode }) => <span className="badge">★ {children}</span>
`
const IMPORT = "import { Mark } from '@arcade/contracts/ui/mark'"
