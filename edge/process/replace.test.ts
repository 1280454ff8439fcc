import { once } from 'node:events'
import { connect } from 'node:net'
import { answers, stop } from 'releases/process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hostEntry, openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { childrenOf, startEdge } from '../fixtures/start-edge.ts'
import { processorTime } from './processor-time.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A remote's page that throws where nobody catches it, and the host's that asks for it. */
const TIPS = (id: string, throws: string) =>
  `export const page = request => { if (request.url.includes('tip=')) { ${throws} } return '${id}' }`
const ASKS_X = hostEntry(`
  const { page: ask } = await import(await nodeEntry('mfe-x', composition.remotes['mfe-x'].release))
  return page('stories ', ask(request))`)

test('REL-1 a process that has run many releases makes room for a fresh one, and no page is lost', async () => {
  await shop.ship('host-shell', 'h0', { 'node/entry.mjs': SAYS('page 0') })
  const { child, url, answeredBy: began } = await startEdge(shop, { RELEASES_IN_MEMORY: '2' })
  try {
    const first = await began()
    const statuses = new Set<number>()
    for (let i = 1; i <= 4; i++) {
      await shop.ship('host-shell', `h${i}`, { 'node/entry.mjs': SAYS(`page ${i}`) })
      const page = await fetch(url)
      statuses.add(page.status)
      expect(await page.text()).toContain(`page ${i}`)
    }
    for (let now = first; now === first; now = await began()) {
      const page = await fetch(url, { headers: { connection: 'close' } })
      statuses.add(page.status)
      expect(await page.text()).toContain('page 4')
    }
    expect([...statuses]).toEqual([200])
  } finally {
    await stop(child)
  }
  expect(child.exitCode).toBe(0)
})

const DEADLY = {
  'an endless loop': 'for (;;) ;',
  'memory that never ends': 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
}
test.each(Object.entries(DEADLY))(
  'REL-3 REL-8 %s in a release ends a process, and another serves; the second time the release before it takes over',
  async (_name, does) => {
    await shop.ship('host-shell', 'h1', { 'node/entry.mjs': ASKS_X })
    await shop.ship('mfe-x', 'x1', { 'node/entry.mjs': TIPS('x1', '') })
    await shop.ship('mfe-x', 'x2', { 'node/entry.mjs': TIPS('x2', does) })
    const { child, url, log } = await startEdge(shop, {
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: '--max-old-space-size=160',
    })
    try {
      const ask = (path: string) =>
        fetch(url + path, { headers: { connection: 'close' } }).then(
          page => page.text(),
          () => 'cut',
        )
      expect(await ask('/')).toBe('stories x2')
      const deaths = () => log().match(/ended with SIG\w+; another one (?:serves|takes over)/g)?.length ?? 0
      for (const count of [1, 2]) {
        expect(await ask('/deep?tip=1')).toBe('cut')
        await expect.poll(deaths).toBe(count)
        await answers(`${url}/readyz`, child)
        if (count === 1) expect(await ask('/')).toBe('stories x2')
      }
      await expect.poll(() => ask('/deep?tip=1')).toBe('stories x1')
      await expect.poll(async () => (await shop.status()).remotes['mfe-x']?.blocked).toEqual(['x2'])
      expect((await shop.status()).remotes['host-shell']?.blocked).toEqual([])
    } finally {
      await stop(child)
    }
  },
)

const UNCAUGHT = {
  'a rejected promise': "void (async () => { await null; throw new Error('x') })()",
  'an exception in a timer': "setTimeout(() => { throw new Error('x') })",
  'process.exit': 'setTimeout(() => process.exit(0))',
}
test.each(Object.entries(UNCAUGHT))(
  'REL-3 %s of a release that nobody caught ends no page; the second time the release before it takes over',
  async (_name, throws) => {
    await shop.ship('host-shell', 'h1', { 'node/entry.mjs': ASKS_X })
    await shop.ship('mfe-x', 'x1', { 'node/entry.mjs': TIPS('x1', '') })
    await shop.ship('mfe-x', 'x2', { 'node/entry.mjs': TIPS('x2', throws) })
    const { child, url, log } = await startEdge(shop, { LOG_LEVEL: 'warn' })
    try {
      const statuses = new Set<number>()
      const ask = async (path: string) => {
        const page = await fetch(url + path, { headers: { connection: 'close' } })
        statuses.add(page.status)
        return page.text()
      }
      expect(await ask('/?tip=1')).toBe('stories x2')
      await expect.poll(log).toContain('"remote":"mfe-x","release":"x2"')
      expect(await ask('/')).toBe('stories x2')
      await ask('/?tip=2')
      await expect.poll(() => ask('/')).toBe('stories x1')
      await expect.poll(async () => (await shop.status()).remotes['mfe-x']?.blocked).toEqual(['x2'])
      expect([...statuses]).toEqual([200])
    } finally {
      await stop(child)
    }
    expect(child.exitCode).toBe(0)
  },
)

test('REL-3 REL-8 M7 a serving process that is killed is followed by the one that stood by, each time', async () => {
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  const { child, url, answeredBy } = await startEdge(shop)
  try {
    for (let times = 0; times < 3; times++) {
      await expect.poll(() => childrenOf(child.pid)).toHaveLength(2)
      const [worker = 0, standby = 0] = await childrenOf(child.pid)
      // Its clock runs by then.
      await expect.poll(() => processorTime(standby)).toBeGreaterThan(100)
      const killed = Date.now() / 1000
      process.kill(worker, 'SIGKILL')
      await expect.poll(() => childrenOf(child.pid)).not.toContain(worker)
      await answers(url, child)
      expect(Number(await answeredBy())).toBeLessThan(killed)
      expect((await childrenOf(child.pid))[0]).toBe(standby)
    }
  } finally {
    await stop(child)
  }
  expect(child.exitCode).toBe(0)
})

test('REL-3 REL-8 M7 who comes while the serving process is frozen is cut when it ends, and left waiting by nobody', async () => {
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  const { child, url } = await startEdge(shop)
  try {
    const [worker = 0] = await childrenOf(child.pid)
    process.kill(worker, 'SIGSTOP')
    const came = Array.from({ length: 4 }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
      return { ended: new Promise(resolve => socket.on('error', () => {}).once('close', resolve)) }
    })
    const all = await Promise.all(came)
    // The supervisor would take them within a turn.
    await expect.poll(() => childrenOf(child.pid)).toHaveLength(2)
    process.kill(worker, 'SIGKILL')
    await Promise.all(all.map(({ ended }) => ended))
    await answers(url, child)
  } finally {
    await stop(child)
  }
})

test('REL-3 REL-8 M7 with no process standing by one that is killed is followed by a new one, and one that fails by one alone', async () => {
  const throws = "if (request.url.includes('tip=')) setTimeout(() => { throw new Error('x') })"
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': hostEntry(`${throws}; return page('page')`) })
  const { child, url, log } = await startEdge(shop, { LOG_LEVEL: 'warn', STANDBY: 'off' })
  try {
    for (let times = 0; times < 2; times++) {
      const [worker = 0] = await childrenOf(child.pid)
      process.kill(worker, 'SIGKILL')
      await expect.poll(() => childrenOf(child.pid)).not.toContain(worker)
      await answers(url, child)
      expect(await childrenOf(child.pid)).toHaveLength(1)
    }
    const [worker = 0] = await childrenOf(child.pid)
    await fetch(`${url}/?tip=1`, { headers: { connection: 'close' } })
    await expect.poll(() => childrenOf(child.pid)).toHaveLength(2)
    process.kill(worker, 'SIGKILL')
    await expect.poll(log).toContain('ended with SIGKILL; another one takes over')
    await answers(url, child)
    expect(await childrenOf(child.pid)).toHaveLength(1)
  } finally {
    await stop(child)
  }
})

test('REL-3 M7 with the supervisor killed nothing of it stays', async () => {
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  const { child } = await startEdge(shop)
  await expect.poll(() => childrenOf(child.pid)).toHaveLength(2)
  const workers = await childrenOf(child.pid)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => workers.filter(isAlive)).toEqual([])
})

test('REL-1 M7 the serving process told to stop ends all of it, with 0', async () => {
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  const { child } = await startEdge(shop)
  const ended = once(child, 'exit')
  const [worker = 0] = await childrenOf(child.pid)
  process.kill(worker, 'SIGTERM')
  expect((await ended)[0]).toBe(0)
})
