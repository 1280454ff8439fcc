import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { describe, expect, test } from 'vitest'
import { later, titlePage, titleWorld } from '../fixtures/title-page.tsx'
import { release, remoteModule, visit } from '../fixtures/visit.ts'

const Crash = () => {
  throw new Error('render boom')
}

/** Words, and the place below them. */
const thrownBy = (words: string, name: string) =>
  expect.stringMatching(new RegExp(`^${words}\n\\w*Error: ${words}\n +at (?:Object\\.)?${name} .*:\\d+:\\d+`))

describe('REL-3 a remote that does not work on the server', () => {
  const broken = { 'mfe-a@a2': new Error('boom') }

  test('REL-3 the last good release stands in, and the browser starts with it', async () => {
    const old = release('mfe-a', 'a1', { '/': 'home' })
    const seen = await visit('/', {
      modules: { ...broken, 'mfe-a@a1': remoteModule('mfe-a', { '/': async () => titlePage() }) },
      composition: { lastGood: { 'mfe-a': [old] } },
      api: {},
    })
    expect(seen.html).toContain('<h1>Item none')
    expect(seen.state.composition.remotes['mfe-a']).toMatchObject({ release: 'a1', files: old.files })
    expect(seen.failures).toMatchObject([
      { remote: 'mfe-a', release: 'a2', phase: 'load', fellBackTo: 'a1', serial: 7 },
    ])
  })

  test('REL-3 none left: a skeleton, header and footer around it, and the browser is told to try', async () => {
    const seen = await visit('/', { modules: broken, api: {} })
    expect(seen.status).toBe(200)
    expect(seen.html).toContain('shell-area-skeleton')
    expect(seen.html).toContain('shell-header')
    expect(seen.html).toContain('shell-footer')
    expect(seen.state.pending).toEqual(['/'])
  })

  test('REL-3 a crash in render or in a loader stays in its area and is reported', async () => {
    const crash = await visit(
      '/',
      titleWorld({
        Component: Crash,
      }),
    )
    expect(crash.html).toContain('shell-area-skeleton')
    expect(crash.html).toContain('shell-footer')
    expect(crash.failures).toMatchObject([
      { remote: 'mfe-a', phase: 'render', where: 'edge', message: thrownBy('render boom', 'Crash') },
    ])
    const loader = await visit(
      '/',
      titleWorld({
        loader: () => {
          throw new TypeError('loader boom')
        },
      }),
    )
    expect(loader.state.pending).toEqual(['/'])
    expect(loader.failures).toMatchObject([
      { phase: 'loader', message: thrownBy('loader boom', 'loader'), fellBackTo: null },
    ])
  })
})

test('REL-3 M8 data that no document can hold is told before anything is sent: the release before it, else the browser', async () => {
  const cycle = () => {
    const data: Record<string, unknown> = { title: 'Round' }
    data.self = data
    return data
  }
  const last = { 'mfe-a@a1': remoteModule('mfe-a', { '/': async () => titlePage() }) }
  for (const loader of [cycle, () => ({ title: 1n }), () => data(cycle()), () => later(120, cycle())]) {
    const left = await visit('/', titleWorld({ loader }))
    expect([left.status, left.state.pending, left.html.endsWith('</body></html>')]).toEqual([
      200,
      ['/'],
      true,
    ])
    expect(left.failures).toMatchObject([{ remote: 'mfe-a', release: 'a2', phase: 'loader' }])
    const { modules } = titleWorld({ loader })
    const stoodIn = await visit('/', {
      modules: { ...modules, ...last },
      composition: { lastGood: { 'mfe-a': [release('mfe-a', 'a1')] } },
      api: {},
    })
    expect(stoodIn.html).toContain('<h1>Item none')
    expect(stoodIn.failures).toMatchObject([{ release: 'a2', phase: 'loader', fellBackTo: 'a1' }])
  }
})

test('REL-3 M8 a state of the shell that cannot be written is an error page, not half of a page', async () => {
  const seen = await visit('/', titleWorld({ Component: () => <Poison /> }))
  expect(seen.status).toBe(500)
  expect(seen.html).toContain('</html>')
})
/** Leaves something in the shared state that JSON cannot hold. */
function Poison() {
  useApp().state.$currency.set({ code: 'CAD', rate: 1n as never })
  return null
}

test('APP-4 API-5 a store’s document answered with something else is no store: the page says that the shop cannot be reached', async () => {
  const seen = await visit('/', { modules: {}, api: { 'common3/appInfoInit': { code: 500, msg: 'busy' } } })
  expect(seen.status).toBe(503)
  expect(seen.html).toContain('The shop cannot be reached')
  const bare = await visit('/', { modules: {}, api: { 'common3/appInfoInit': { body: null } } })
  expect(bare.html).toContain('shell-header')
})
