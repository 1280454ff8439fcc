import { openWorkspace, readDocument, readSettings } from 'releases/document'
import { operatorEnv, operatorWith } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { signDocument, signingKey } from 'releases/signing'
import { openStore } from 'releases/store'
import { digestOf, HEADERS, signedHeaders } from 'releases/teams'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  FILE,
  inDays,
  MINE,
  OTHER,
  openTeamPort,
  type Sent,
  TEAMS,
  type TeamPort,
} from '../fixtures/team-port.ts'
import { LIMITS } from '../limits.ts'
import { createAuthenticator } from './authenticate.ts'

const DAY_MS = 86_400_000
const { team, stranger } = TEAMS

let port: TeamPort
let shop: TeamPort['shop']
let origin: string
let env: NodeJS.ProcessEnv
let operator: TeamPort['operator']
beforeEach(async () => {
  port = await openTeamPort()
  ;({ shop, origin, env, operator } = port)
})
afterEach(() => port.close())

const send: TeamPort['send'] = sent => port.send(sent)
const store = () => openStore(readSettings(operatorEnv(shop.folder)).store)
const newest = () => readDocument(openWorkspace(readSettings(operatorEnv(shop.folder))))
const everything = async () => ({
  files: await store().listFiles(''),
  serials: await store().serials(),
  acts: await store().readAudit(),
})
const built = (id: string, name = MINE) =>
  builtRelease(shop.folder, name, id, {}, { paths: { [`/${name.slice(4)}`]: 'page' } })

describe('REL-13 a team that cannot reach the store', () => {
  test('publishes, promotes and rolls back through the operators’ port, where no key is; the log says whose key it was', async () => {
    const release = operatorWith(env)
    const published = await release('publish', await built('c002'), '--to', origin)
    expect(published.err).toBe('')
    expect(published.data).toMatchObject({ changed: true, files: 3 })
    expect((await release('publish', await built('c002'), '--to', origin)).data).toMatchObject({
      changed: false,
    })
    const far = operatorWith({ ...env, RELEASE_STORE: origin })
    expect((await far('promote', MINE, 'c002', '--percent', '20')).err).toBe('')
    expect((await far('promote', MINE, 'c002')).err).toBe('')
    expect((await newest()).remotes[MINE]).toMatchObject({
      active: [{ release: 'c002' }],
      lastGood: ['c001'],
    })
    expect((await far('rollback', MINE, '--reason', 'totals')).err).toBe('')
    expect((await far('status', MINE)).err).toBe('')
    const { data } = await operator('log', '--limit', '1')
    expect(data.acts).toMatchObject([
      { verb: 'rollback', why: 'totals', who: 'ci (key of mfe-catalog)', lost: false },
    ])
    expect(await store().readFile(`${MINE}/c002/web/entry.js.br`)).not.toBeNull()
  })

  test('makes a link, finds it among many other acts, and takes it back by whom it was for; the log says whose key it was', async () => {
    const far = operatorWith({ ...env, RELEASE_STORE: origin })
    await far('publish', await built('c002'))
    const made = await far('preview', MINE, 'c002', '--for', 'pull request 12', '--browsers', '5')
    expect([made.err, typeof made.data.link]).toEqual(['', 'string'])
    const act = { at: inDays(0), who: 'test', verb: 'note', why: 'x', serial: 1, document: null }
    for (let at = 0; at < 200; at++) await store().appendAudit(act)
    const listed = async (as: typeof far) => (await as('previews')).data.previews
    const given = { id: made.data.id, for: 'pull request 12', team: MINE, browsers: 5, state: 'holds' }
    for (const as of [far, operator])
      expect(await listed(as)).toMatchObject([{ ...given, who: 'ci (key of mfe-catalog)' }])
    const { data, err } = await far('revoke', '--for', 'pull request 12', '--reason', 'merged')
    expect([err, data.ids, data.changed]).toEqual(['', [made.data.id], true])
    expect(await listed(operator)).toEqual([])
    expect((await newest()).remotes[MINE]?.revoked).toHaveProperty(String(made.data.id))
  })

  test('is told that its links do not hold any more once its key was taken away', async () => {
    const far = operatorWith({ ...env, RELEASE_STORE: origin })
    const made = await far('preview', MINE, 'c001', '--for', 'pull request 12')
    expect((await operator('team', 'remove', MINE, '--reason', 'stolen')).err).toBe('')
    expect((await operator('previews')).data.previews).toEqual([])
    const { data } = await operator('previews', '--all')
    expect(data.previews).toMatchObject([{ id: made.data.id, state: 'key gone' }])
  })

  test('another remote’s release is refused before a byte of it is stored', async () => {
    const before = await everything()
    const refused = await operatorWith(env)('publish', await built('o002', OTHER), '--to', origin)
    expect(refused.code).toBe(4)
    expect(refused.err).toContain('the key of mfe-catalog may not write there')
    expect(await everything()).toEqual(before)
  })

  test('is told to use https, and to have a key', async () => {
    const dist = await built('c002')
    const { RELEASE_TEAM_KEY: _key, ...without } = env
    expect((await operatorWith(env)('publish', dist, '--to', 'http://shop.example')).err).toContain(
      'by https',
    )
    expect((await operatorWith(without)('publish', dist, '--to', origin)).err).toContain(
      'RELEASE_TEAM_KEY is needed',
    )
  })

  test('two who publish at once both get in', async () => {
    const dists = await Promise.all(['c002', 'c003', 'c004'].map(id => built(id)))
    const ended = await Promise.all(dists.map(dist => operatorWith(env)('publish', dist, '--to', origin)))
    expect(ended.map(({ err }) => err)).toEqual(['', '', ''])
    expect(Object.keys((await newest()).remotes[MINE]?.releases ?? {})).toHaveLength(4)
  })
})

const hour = 3_600_000
const preview = (more: object): Sent => {
  const given = { who: 'ci', why: 'x', release: 'c001', until: inDays(1), pass: 'a'.repeat(16), for: 'Ana' }
  return { method: 'POST', path: '/team/previews', body: JSON.stringify({ ...given, ...more }) }
}
const hostile: Record<string, [number, () => Sent]> = {
  'no signature': [401, () => ({ path: FILE, headers: { [HEADERS.signature]: '' } })],
  'a key that no team has': [401, () => ({ path: FILE, by: stranger })],
  'the team’s name with another’s signature': [
    401,
    () => ({ path: FILE, by: stranger, headers: { [HEADERS.key]: team.id } }),
  ],
  'a signature of another method': [401, () => ({ path: FILE, signed: { method: 'GET' } })],
  'a signature of another address': [
    401,
    () => ({ path: FILE, signed: { path: FILE.replace('c002', 'c003') } }),
  ],
  'a signature of another query': [401, () => ({ path: `${FILE}?x=1`, signed: { path: FILE } })],
  'another digest than was signed': [
    401,
    () => ({ path: FILE, headers: { [HEADERS.digest]: digestOf('evil') } }),
  ],
  'another body than was signed': [422, () => ({ path: FILE, body: 'evil', signed: { body: 'good' } })],
  'a time of an hour ago': [401, () => ({ path: FILE, signed: { at: new Date(Date.now() - hour) } })],
  'a time to come': [401, () => ({ path: FILE, signed: { at: new Date(Date.now() + hour) } })],
  'a time before the edge began': [
    401,
    () => ({ path: FILE, signed: { at: new Date(Date.now() - 60_000) } }),
  ],
  'another remote’s file': [403, () => ({ path: `/team/files/${OTHER}/o002/web/entry.js`, body: 'evil' })],
  'the host’s file': [403, () => ({ path: '/team/files/host-shell/h001/web/entry.js', body: 'evil' })],
  'a published release’s file': [
    422,
    () => ({ path: `/team/files/${MINE}/c001/web/entry.js`, body: 'evil' }),
  ],
  'a file beside those of a published release': [
    422,
    () => ({ path: `/team/files/${MINE}/c001/web/new.js`, body: 'evil' }),
  ],
  'more than a file may have': [413, () => ({ path: FILE, body: Buffer.alloc(LIMITS.teamFileBytes + 1) })],
  'more than a file may have, in parts of unknown number': [
    413,
    () => ({ path: FILE, body: Buffer.alloc(LIMITS.teamFileBytes + 1), chunked: true }),
  ],
  'a document that is none': [400, () => ({ method: 'POST', path: '/team/documents/9', body: '{' })],
  'a link that is none': [400, () => preview({ pass: 'x' })],
  'a link to a release that is not there': [422, () => preview({ release: 'c009' })],
  'a link that holds for longer than links may': [422, () => preview({ until: inDays(40) })],
  'a line for the log with more lines in it': [400, () => preview({ why: 'x\n{"verb":"promote"}' })],
  'an operators’ verb': [404, () => ({ method: 'POST', path: '/team/audit', body: '{}' })],
  'removing a file': [404, () => ({ method: 'DELETE', path: `/team/files/${MINE}/c001/web/entry.js` })],
}
for (const slip of [
  '../../documents/0000000001.json',
  '%2e%2e/%2e%2e/documents/0000000001.json',
  '..%2f..%2fdocuments%2f0000000001.json',
  'c002/../../mfe-checkout/o001/web/entry.js',
  'c002/web/../../../../audit.jsonl',
  'c002/web%2f..%2f..%2f..%2faudit.jsonl',
  'c002/%2fetc/passwd',
  'c002//etc/passwd',
  'c002/web\\..\\entry.js',
  'c002/web%5c..%5centry.js',
  'c002/web/entry.js%00.png',
  'c002/.hidden',
  'c002/',
  'C002/web/entry.js',
])
  hostile[`a path that leads elsewhere: ${slip}`] = [
    400,
    () => ({ path: `/team/files/${MINE}/${slip}`, body: 'evil' }),
  ]

describe('REL-13 the operators’ port refuses, and stores nothing', () => {
  test.each(Object.entries(hostile))('%s', async (_name, [status, sent]) => {
    const before = await everything()
    expect((await send(sent())).status).toBe(status)
    expect(await everything()).toEqual(before)
  })

  test('a link of its own under the name of an operator’s: that one could be found no more, and not taken back', async () => {
    const { data } = await operator('preview', OTHER, 'o001', '--for', 'a laptop')
    expect((await send(preview({ pass: data.id }))).status).toBe(422)
    expect((await operator('block', MINE, 'c001', '--take-down', '--reason', 'bad')).err).toBe('')
    expect((await operator('revoke', '--for', 'a laptop')).data.ids).toEqual([data.id])
  })

  test('the same request twice, and what was taken once stays', async () => {
    const at = new Date()
    const headers = signedHeaders(team, { method: 'PUT', path: FILE, body: 'good', at })
    expect((await send({ path: FILE, body: 'good', headers })).status).toBe(201)
    const again = await send({ path: FILE, body: 'good', headers })
    expect(again).toMatchObject({ status: 401, text: expect.stringContaining('it was sent before') })
    expect((await send({ path: FILE, body: 'good' })).status).toBe(200)
  })

  const posted = async (change: (document: Awaited<ReturnType<typeof newest>>) => object, by = team) => {
    const before = await newest()
    const next = { ...before, serial: before.serial + 1, issued: new Date().toISOString() }
    const text = signDocument(change(next) as typeof next, { ...by, team: MINE })
    return send({ method: 'POST', path: `/team/documents/${next.serial}`, body: JSON.stringify({ text }) })
  }
  test.each([
    ['another remote', (document: object) => ({ ...document, remotes: {} })],
    ['the document’s end', (document: object) => ({ ...document, expires: inDays(99) })],
  ])('a document that changes %s', async (_name, change) => {
    const before = await everything()
    const { status, text } = await posted(change)
    expect(status, text).toBe(422)
    expect(text).toContain('may not do this')
    expect(await everything()).toEqual(before)
  })

  test('a document that an operator signed, one of a stranger, one of a serial that is taken', async () => {
    const before = await newest()
    const operators = await signingKey(readSettings(operatorEnv(shop.folder)))
    const next = { ...before, serial: before.serial + 1 }
    const post = (serial: number, text: string) =>
      send({ method: 'POST', path: `/team/documents/${serial}`, body: JSON.stringify({ text }) })
    expect((await post(next.serial, signDocument(next, operators))).status).toBe(422)
    expect((await post(next.serial, signDocument(next, { ...stranger, team: MINE }))).status).toBe(422)
    expect((await post(before.serial, signDocument(before, { ...team, team: MINE }))).status).toBe(409)
    expect(await newest()).toEqual(before)
  })

  test('a release whose files are not there, or not as it says', async () => {
    const store = openStore(origin, team.secret)
    const release = operatorWith({ ...env, RELEASE_STORE: origin })
    await release('publish', await built('c002'))
    const { status, text } = await posted(document => {
      const channel = document.remotes[MINE]
      const known = channel?.releases.c002
      const entry = { ...known, release: 'c003', base: `/r/${MINE}/c003/` }
      return {
        ...document,
        remotes: {
          ...document.remotes,
          [MINE]: { ...channel, releases: { ...channel?.releases, c003: entry } },
        },
      }
    })
    expect({ status, text }).toMatchObject({
      status: 422,
      text: expect.stringContaining('files are missing'),
    })
    expect(await store.readFile(`${MINE}/c003/web/entry.js`)).toBeNull()
  })

  test('to read what no document names, and another team’s folder', async () => {
    await store().putFile(`${OTHER}/o002/node/secret.mjs`, Buffer.from('x'))
    const far = openStore(origin, team.secret)
    expect(await far.readFile(`${OTHER}/o002/node/secret.mjs`)).toBeNull()
    expect(await far.readFile(`${OTHER}/o001/web/entry.js`)).not.toBeNull()
    await expect(far.listFiles(`${OTHER}/o001/`)).rejects.toThrow('may not list this')
  })

  test('a key that has run out', async () => {
    const settings = readSettings(operatorEnv(shop.folder))
    const then = Date.now() + 91 * DAY_MS
    const who = createAuthenticator(settings, then, () => then)
    const asked = { method: 'GET', path: '/team/serials', body: '', at: new Date(then) }
    const headers = signedHeaders(team, asked)
    await expect(who(await newest(), { method: 'GET', url: asked.path, headers })).rejects.toThrow(
      'has run out',
    )
  })
})
