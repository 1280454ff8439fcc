import type { LoaderFunctionArgs } from 'react-router-dom'
import { type Filling, type FillProps, fillPoint } from 'shared-contracts/remote/fill-point.ts'
import type { FillPart } from 'shared-contracts/remote/points.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { ExtensionPoint } from 'shared-contracts/ui/extension-point/extension-point.tsx'
import { expect, test } from 'vitest'
import { release, remoteModule, visit } from '../fixtures/visit.ts'

interface Offers {
  'a.end': { of: string }
}
const POINT = { name: 'a.end', with: { of: 'a' } } as const

const page = {
  loader: async ({ context }: LoaderFunctionArgs) => ({
    filled: await fillPoint<Offers>(context.get(appContext), POINT),
  }),
  Component: () => (
    <>
      <h1>Own words</h1>
      <ExtensionPoint<Offers>
        {...POINT}
        filled={(useLoaderData() as { filled: readonly Filling[] }).filled}
      />
    </>
  ),
  meta: () => ({ title: 'a' }),
}
const Said = ({ with: given, data }: FillProps<Offers['a.end'], string>) => <p>{`${data} for ${given.of}`}</p>
const filling = (part: FillPart) => ({
  ...remoteModule('mfe-b', {}),
  fills: { 'a.end': async () => part },
})
const b = (id: string) => ({
  ...release('mfe-b', id),
  fills: { 'a.end': { part: 'hint', order: 1, within: 40 } },
})

/** A page of mfe-a whose point mfe-b fills. @param before what its release before does */
const shown = (part: FillPart, before?: FillPart) =>
  visit('/', {
    modules: {
      'mfe-a@a2': remoteModule('mfe-a', { '/': async () => page }),
      'mfe-b@b2': filling(part),
      ...(before && { 'mfe-b@b1': filling(before) }),
    },
    composition: {
      remotes: { 'mfe-a': release('mfe-a', 'a2', { '/': 'home' }), 'mfe-b': b('b2') },
      lastGood: before ? { 'mfe-b': [b('b1')] } : {},
    },
    api: {},
  })

test('REL-1 what fills a point in time stands in the server’s HTML, with its styles before it and its data in the state', async () => {
  const { html, state, failures } = await shown({ load: () => 'Words', default: Said })
  expect(html).toContain('<p>Words for a</p>')
  expect(html.indexOf('<!--beside mfe-b-->')).toBeGreaterThan(0)
  expect(html.indexOf('<!--beside mfe-b-->')).toBeLessThan(html.indexOf('</head>'))
  expect(state.loaderData['page:/']).toEqual({
    filled: [{ remote: 'mfe-b', release: 'b2', data: 'Words' }],
  })
  expect(state.composition.remotes['mfe-b'].fills).toEqual(b('b2').fills)
  expect(failures).toEqual([])
})

test('REL-3 one that crashes leaves the page whole, and is told of as its own', async () => {
  const Crash = () => {
    throw Object.assign(new Error('fill boom'), {
      stack: 'Error: fill boom\n    at Crash (file:///mfe-b/b2/node/hint.mjs:1:1)',
    })
  }
  const { html, status, failures } = await shown({ load: () => 'Words', default: Crash })
  expect([status, html.includes('<h1>Own words</h1>'), html.endsWith('</body></html>')]).toEqual([
    200,
    true,
    true,
  ])
  expect(html).not.toContain('shell-area-skeleton')
  expect(failures).toMatchObject([
    { remote: 'mfe-b', release: 'b2', phase: 'render', message: expect.stringMatching(/^fill boom\n/) },
  ])
})

test('REL-3 one that is slow is left to the browser', async () => {
  const { html, state, failures } = await shown({ load: () => new Promise(() => {}), default: Said })
  expect(html).toContain('<h1>Own words</h1>')
  expect(html).not.toContain('beside mfe-b')
  expect(state.loaderData['page:/']).toEqual({ filled: [] })
  expect(failures).toEqual([])
})

test('REL-3 in place of one whose data fail, the release before it stands in', async () => {
  const load = () => {
    throw new TypeError('data boom')
  }
  const { html, failures } = await shown({ load, default: Said }, { load: () => 'Before', default: Said })
  expect(html).toContain('<p>Before for a</p>')
  expect(failures).toMatchObject([{ remote: 'mfe-b', release: 'b2', phase: 'loader', fellBackTo: 'b1' }])
})
