import { chmod, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { documentId } from '../../document/document-id.ts'
import { operatorEnv, operatorWith } from '../../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../../fixtures/release.ts'
import { startS3 } from '../../fixtures/s3-server.ts'
import { readSettings } from '../../settings.ts'
import { folderStore } from '../../store/folder.ts'
import { checkDisk } from './check-disk.ts'
import type { Finding } from './finding.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ReturnType<typeof createServer>
let says: { serial: number; document: string; refused?: string }
const clock = { date: null as Date | null }
let env: NodeJS.ProcessEnv
beforeEach(async () => {
  folder = await temporaryFolder()
  env = operatorEnv(folder.path)
  const release = operatorWith({ ...env, PUBLIC_ORIGIN: 'http://127.0.0.1:9' })
  await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
  await release('promote', 'host-shell', 'h1')
  const text = await folderStore(join(folder.path, 'store')).readDocument(2)
  says = { serial: 2, document: documentId(text ?? '') }
  clock.date = null
  server = createServer((_request, response) => {
    if (clock.date) response.setHeader('date', clock.date.toUTCString())
    response.end(JSON.stringify(says))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  env = { ...env, RELEASE_EDGES: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await folder.remove()
})

/** @returns exit code, and what is wrong with its remedy */
async function found(more: NodeJS.ProcessEnv = {}): Promise<[number, string[]]> {
  const { code, data } = await operatorWith({ ...env, ...more })('doctor')
  const bad = (data.findings as Finding[]).filter(({ ok }) => !ok)
  return [code, bad.map(({ check, words, remedy }) => `${check}: ${words} → ${remedy}`)]
}
const document = () => join(folder.path, 'store/documents/0000000002.json')

/** As where it is another user's, for root may read everything. */
async function unreadable(path: string): Promise<void> {
  await rm(join(folder.path, path), { recursive: true })
  await symlink('nowhere-but-here', join(folder.path, path, '../nowhere-but-here'))
  await symlink('nowhere-but-here', join(folder.path, path))
}

/** What is broken, and what must be said of it. */
const BROKEN: Record<string, [breakIt: () => Promise<void> | void, said: RegExp]> = {
  'an altered document': [
    async () => writeFile(document(), (await readFile(document(), 'utf8')).replace('h1', 'h2')),
    /^document: document 2 is set aside: .*altered.* → an edge that serves it has it whole: `restore <its DATA_DIR>`; .*`renew`/,
  ],
  'no document that holds': [
    async () => {
      for (const name of await readdir(join(folder.path, 'store/documents')))
        await writeFile(join(folder.path, 'store/documents', name), '{')
    },
    /^document: no release document in this store can be trusted → bring back/,
  ],
  'a release in service without one of its files': [
    () => rm(join(folder.path, 'store/files/host-shell/h1/web/entry.js')),
    /^files: host-shell h1 is not whole: web\/entry.js is missing → publish the same build again/,
  ],
  'a release in service with an altered file': [
    () => writeFile(join(folder.path, 'store/files/host-shell/h1/web/entry.js'), 'x'),
    /^files: host-shell h1 is not whole: web\/entry.js is altered → publish the same build again/,
  ],
  'a lost key': [
    () => rm(join(folder.path, 'keys/signing.pem')),
    /^keys: there is no signing key .* → .*renew --new-key/,
  ],
  'a key that others can read': [
    () => chmod(join(folder.path, 'keys/signing.pem'), 0o644),
    /^keys: .*can be read by others → chmod 600/,
  ],
  'an edge that serves on': [() => void Object.assign(says, { serial: 1 }), /^edge .*: serves serial 1/],
  'an edge with another key': [
    () => void Object.assign(says, { refused: 'unknown key' }),
    /^edge .*: it refuses a newer one, unknown key → give that edge the public half/,
  ],
  'an edge of another store': [
    () => void Object.assign(says, { document: 'x' }),
    /^edge .*of another store → compare RELEASE_STORE/,
  ],
  'an edge that has seen more than this store has': [
    () => void Object.assign(says, { serial: 9, document: 'x' }),
    /^edge .*: serves serial 9, which .* → .*put back what edges accepted before anything is written: `restore <DATA_DIR of an edge>` .*only where that is gone, `renew`/,
  ],
  'an edge that refuses an older document': [
    () => void Object.assign(says, { refused: 'older' }),
    /^edge .*, older → .*put back what edges accepted/,
  ],
  'a signing key that cannot be read': [
    () => unreadable('keys/signing.pem'),
    /^keys: could not be looked at: ELOOP.* → run it as who owns/,
  ],
  'trusted keys that cannot be read': [
    () => unreadable('keys/trusted'),
    /^keys: could not be looked at: ELOOP.* → run it as who owns/,
  ],
  'a trusted key that came in half': [
    () => writeFile(join(folder.path, 'keys/trusted/next.pem'), ''),
    /^keys: .*keys\/trusted\/next\.pem cannot be read: PEM or base64/,
  ],
  'a clock that is off': [
    () => void Object.assign(clock, { date: new Date('2020-01-01') }),
    /^clock: .*says 2020-01-01T.* → set the clock/,
  ],
}

describe('REL-11 doctor', () => {
  test('REL-11 finds nothing wrong with a sound shop', async () => {
    expect(await found()).toEqual([0, []])
  })

  test.each(Object.keys(BROKEN))('REL-11 names %s, and says what to do', async name => {
    const [breakIt, said] = BROKEN[name] ?? []
    await breakIt?.()
    const [code, bad] = await found()
    expect(code).toBe(4)
    expect(bad.join('\n')).toMatch(new RegExp(said?.source ?? '', 'm'))
  })

  test('REL-11 an edge that has whole what was altered in the store is no stranger: nothing is lost yet', async () => {
    await writeFile(document(), '{}')
    const [, bad] = await found()
    expect(bad).toContainEqual(
      expect.stringMatching(/^edge .*serves serial 2, which this store does not have → .*`restore/),
    )
  })

  test('REL-11 REL-6 a document that no write comes after is gone once what doctor says is done', async () => {
    const release = operatorWith(env)
    const path = join(folder.path, 'store/documents/9999999999.json')
    await writeFile(path, '{}')
    says.refused = 'unsigned'
    const once = await found()
    expect(once).toEqual([
      4,
      [expect.stringMatching(/^document: document 9999999999 .* → .*delete `documents\/\*9999999999\.json`/)],
    ])
    await release('freeze', 'host-shell', '--reason', 'try')
    says = { serial: 3, document: documentId((await folderStore(join(path, '../..')).readDocument(3)) ?? '') }
    says.refused = 'unsigned'
    expect((await found())[1], 'a write has not helped').toHaveLength(1)
    expect((await release('log', '--verb', 'set-aside')).data.acts, 'nor is it behind').toEqual([])
    await rm(path)
    expect(await found()).toEqual([0, []])
  })

  test.each([
    ['EROFS', 'documents', /documents is mounted to be read only → mount it for writing/],
    ['EACCES', 'files', /this user may not write at .*files → run verbs as who owns the store/],
  ])(
    'REL-11 says of a store that cannot be written (%s) that it cannot, where the key is',
    async (code, part, said) => {
      const mayWrite = async (path: string) => {
        if (path.endsWith(part)) throw Object.assign(new Error(code), { code })
      }
      const settings = readSettings(env)
      const bad = async (more: object = {}) =>
        (await checkDisk({ settings: { ...settings, ...more } }, mayWrite))
          .filter(({ words }) => !words.includes(' free at '))
          .map(({ words, remedy }) => `${words} → ${remedy}`)
      expect(await bad()).toEqual([expect.stringMatching(said)])
      // An edge's machine only reads.
      expect(await bad({ keys: join(folder.path, 'none') })).toEqual([])
    },
  )

  test('REL-6 whoever was given the public key needs no folder of keys', async () => {
    const { data } = await operatorWith(env)('status')
    const [key] = data.keys as { publicKey: string }[]
    await unreadable('keys/trusted')
    expect((await operatorWith(env)('status')).code).toBe(1)
    expect((await operatorWith({ ...env, RELEASE_PUBLIC_KEY: String(key?.publicKey) })('status')).err).toBe(
      '',
    )
  })

  test('REL-11 says of a bucket that cannot be reached that it cannot, and goes on with the rest', async () => {
    const RELEASE_STORE = 's3://releases/shop?region=us-east-1&endpoint=http://127.0.0.1:9'
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' })
    const more = { RELEASE_STORE, RELEASE_KEYS: join(folder.path, 'keys') }
    const [code, bad] = await found(more)
    expect(code).toBe(4)
    expect(bad.join('\n')).toMatch(/^store: cannot be read at s3:\/\/releases\/shop: .*ECONNREFUSED/m)
    expect(bad.join('\n')).toMatch(/^edges: could not be looked at: .*ECONNREFUSED/m)
    const { err } = await operatorWith({ ...env, ...more })('status')
    expect(err).toMatch(/^release: no connection: .*ECONNREFUSED.*\n {2}- `doctor` says/)
  })

  test('REL-11 says of a bucket that refuses why it does, and what to do', async () => {
    const server = await startS3()
    onTestFinished(() => server.close())
    server.answerAll(403, '<Error><Code>InvalidAccessKeyId</Code><Message>No such key.</Message></Error>')
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' })
    const [, bad] = await found({ RELEASE_STORE: server.location, RELEASE_KEYS: join(folder.path, 'keys') })
    expect(bad.join('\n')).toMatch(
      /^store: cannot be read at s3:\/\/releases\/shop: .*InvalidAccessKeyId.* → AWS_ACCESS_KEY_ID and/m,
    )
  })

  test('REL-11 names the store where it is the wrong one, and an edge that is away', async () => {
    const [, store] = await found({
      RELEASE_STORE: join(folder.path, 'none/store'),
      RELEASE_KEYS: join(folder.path, 'keys'),
    })
    expect(store.join('\n')).toMatch(
      /^store: nothing is published at .*none\/store → name the right one: RELEASE_STORE/m,
    )
    const [, edges] = await found({ RELEASE_EDGES: 'http://127.0.0.1:9' })
    expect(edges).toEqual([expect.stringMatching(/does not answer \(.*\) → start it/)])
  })
})
