import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as ask } from 'node:http'
import { openStore } from 'releases/store'
import { signedHeaders } from 'releases/teams'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FILE, MINE, openTeamPort, TEAMS, type TeamPort } from '../fixtures/team-port.ts'
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

  test('more files than a release may have, and more releases than may wait', async () => {
    const body = randomBytes(LIMITS.teamFileBytes)
    const sizes = Array.from({ length: LIMITS.teamReleaseBytes / LIMITS.teamFileBytes }, (_, at) => at)
    for (const at of sizes)
      expect((await send({ path: `/team/files/${MINE}/c002/web/${at}.js`, body })).status).toBe(201)
    expect((await send({ path: `/team/files/${MINE}/c002/web/more.js`, body: 'x' })).status).toBe(422)
    for (let at = 1; at < LIMITS.teamReleasesWaiting; at++)
      expect((await send({ path: `/team/files/${MINE}/w${at}/a.js`, body: 'x' })).status).toBe(201)
    expect((await send({ path: `/team/files/${MINE}/one-more/a.js`, body: 'x' })).status).toBe(422)
  })
})
