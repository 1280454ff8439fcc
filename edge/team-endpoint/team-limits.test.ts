import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { openStore } from 'releases/store'
import { signedHeaders } from 'releases/teams'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FILE, inDays, MINE, openTeamPort, TEAMS, type TeamPort } from '../fixtures/team-port.ts'
import { LIMITS } from '../limits.ts'

const { team } = TEAMS

let port: TeamPort
let pages: TeamPort['pages']
let origin: string
let send: TeamPort['send']
beforeEach(async () => {
  port = await openTeamPort()
  ;({ pages, origin, send } = port)
})
afterEach(() => port.close())

describe('REL-13 the operators’ port refuses', () => {
  test('bodies that never end, and is free for others again', async () => {
    const slow = await port.openPages({ requestLimit: 200 })
    try {
      const never = Array.from({ length: LIMITS.teamBodies }, () => {
        const headers = {
          ...signedHeaders(team, { method: 'PUT', path: FILE, body: 'x'.repeat(9), at: new Date() }),
        }
        const sent = ask(slow.origin, {
          method: 'PUT',
          path: FILE,
          headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': '9' },
        })
        const ended = new Promise<void>(resolve =>
          sent.on('error', () => resolve()).on('close', () => resolve()),
        )
        sent.write('x')
        return ended
      })
      await Promise.all(never)
      expect((await send({ path: FILE, body: 'good' }, slow.origin)).status).toBe(201)
    } finally {
      await slow.pages.close()
    }
  })

  test('strangers without end, and has room for the teams beside them', async () => {
    const path = '/team/serials'
    const strangers = []
    for (let at = 0; at <= LIMITS.teamRequestsPerMinute; at += 100)
      strangers.push(...(await Promise.all(Array.from({ length: 100 }, () => pages.inject(path)))))
    expect(strangers[0]?.statusCode).toBe(401)
    expect(strangers.at(-1)?.statusCode).toBe(429)
    expect((await send({ method: 'GET', path })).status).toBe(200)
  })

  test('more bodies than it holds at once, and a command comes again once there is room', async () => {
    let arrived = 0
    const count = () => void arrived++
    pages.server.on('request', count)
    const slow = Array.from({ length: LIMITS.teamBodies }, (_, at) => {
      const path = `/team/files/${MINE}/c002/web/${at}.js`
      const headers = signedHeaders(team, { method: 'PUT', path, body: 'ab', at: new Date() })
      const sent = ask(origin, {
        method: 'PUT',
        path,
        headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': '2' },
      })
      sent.write('a')
      return { sent, taken: once(sent, 'response') }
    })
    // Whatever is asked meanwhile takes the place of one of them.
    await expect.poll(() => arrived).toBe(LIMITS.teamBodies)
    pages.server.off('request', count)
    await expect.poll(async () => (await send({ path: FILE, body: 'good' })).status).toBe(503)
    const told = new Promise(resolve =>
      pages.server.on('request', (_request, answer) =>
        answer.on('finish', () => answer.statusCode === 503 && resolve(null)),
      ),
    )
    const written = openStore(origin, team.secret).putFile(`${MINE}/c002/web/more.js`, Buffer.from('good'))
    await told
    for (const { sent, taken } of slow) {
      sent.end('b')
      expect((await taken)[0]).toHaveProperty('statusCode', 201)
    }
    expect(await written).toBe(true)
  })

  test('more bytes than a release may have, and more releases than may wait', async () => {
    const body = randomBytes(LIMITS.teamFileBytes)
    const sizes = Array.from({ length: LIMITS.teamReleaseBytes / LIMITS.teamFileBytes }, (_, at) => at)
    for (const at of sizes)
      expect((await send({ path: `/team/files/${MINE}/c002/web/${at}.js`, body })).status).toBe(201)
    expect((await send({ path: `/team/files/${MINE}/c002/web/more.js`, body: 'x' })).status).toBe(422)
    for (let at = 1; at < LIMITS.teamReleasesWaiting; at++)
      expect((await send({ path: `/team/files/${MINE}/w${at}/a.js`, body: 'x' })).status).toBe(201)
    expect((await send({ path: `/team/files/${MINE}/one-more/a.js`, body: 'x' })).status).toBe(422)
  })

  test('more than that by what comes at the same time, too', async () => {
    const at = Array.from({ length: 2 * LIMITS.teamReleasesWaiting }, (_, index) => index)
    const put = (path: string, body: string | Buffer) =>
      openStore(origin, team.secret).putFile(path, body as Buffer)
    const taken = await Promise.allSettled(at.map(one => put(`${MINE}/w${one}/a.js`, Buffer.from('x'))))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.teamReleasesWaiting)
  })

  test('more files than a release may have, though they are empty', async () => {
    const folder = port.shop.stored(`${MINE}/c002/web`)
    await mkdir(folder, { recursive: true })
    for (let at = 1; at < LIMITS.teamReleaseFiles; at++) await writeFile(join(folder, `${at}.js`), '')
    expect((await send({ path: `/team/files/${MINE}/c002/web/last.js` })).status).toBe(201)
    const more = await send({ path: `/team/files/${MINE}/c002/web/more.js` })
    expect(more).toMatchObject({ status: 422, text: expect.stringContaining('files') })
    expect((await send({ path: `/team/files/${MINE}/c002/web/last.js`, body: 'again' })).status).toBe(201)
  })

  test('a file that others would have to lie in, one where a folder is, and a path without end', async () => {
    expect((await send({ path: `/team/files/${MINE}/c002/web/a`, body: 'x' })).status).toBe(201)
    for (const path of ['web/a/b.js', 'web']) {
      const refused = await send({ path: `/team/files/${MINE}/c002/${path}`, body: 'x' })
      expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('is there') })
    }
    const endless = `/team/files/${MINE}/c002/${'x'.repeat(LIMITS.teamPath + 1)}`
    expect((await send({ path: endless, body: 'x' })).status).toBe(400)
  })

  test('a word in the log without end', async () => {
    const link = { who: 'ci', why: 'x', release: 'c001', until: inDays(1), pass: 'a'.repeat(16), for: 'Ana' }
    const post = () => send({ method: 'POST', path: '/team/previews', body: JSON.stringify(link) })
    for (let at = 0; at < LIMITS.teamWritesPerMinute; at++) expect((await post()).status).toBe(201)
    expect((await post()).status).toBe(429)
    expect((await send({ path: FILE, body: 'good' })).status, 'files are counted apart').toBe(201)
  })

  test('a file that no disk has room for, and says so', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const { pages: beside, origin: there } = await port.openPages({}, { putFile: () => Promise.reject(full) })
    try {
      const refused = await send({ path: FILE, body: 'good' }, there)
      expect(refused).toEqual({
        status: 507,
        text: JSON.stringify({ message: 'no room is left on the disk of the store', reasons: [] }),
      })
    } finally {
      await beside.close()
    }
  })
})
