import { atom } from 'nanostores'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { RouterProvider, useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { type Controls, ControlsProvider } from '../app/controls.ts'
import { EarlyData } from '../routes/early-data.ts'
import { AreaView } from './area-view.tsx'

const PATTERN = '/item/:id'

/** The place of a page of release 7, with what its loader gave. */
function shown(loaded: unknown): string {
  const Component = () => <h1>{useLoaderData() as string}</h1>
  const area = { status: 'ready', module: { Component }, remote: 'mfe-x', release: '7' }
  const areas = { at: () => area, load: async () => area, fallback: () => null }
  const controls = { areas, $epoch: atom(0) } as unknown as Controls
  const Place = () => (
    <ControlsProvider value={controls}>
      <AreaView pattern={PATTERN} />
    </ControlsProvider>
  )
  // As in the open page: what a page begins with no server sends.
  const router = createMemoryRouter([{ id: 'page', path: PATTERN, loader: () => loaded, Component: Place }], {
    initialEntries: ['/item/a'],
    hydrationData: { loaderData: { page: loaded } },
  })
  return renderToString(
    <AppProvider value={createFakeApp({})}>
      <RouterProvider router={router} />
    </AppProvider>,
  )
}

test('RTE-1 REL-2 a page begins with what it knows in the place of its data, and with nothing that another release knew', () => {
  const early = (release: string) => new EarlyData(release, 'of the card', { title: 'Item' })
  expect(shown('of the loader')).toContain('<h1>of the loader</h1>')
  expect(shown(early('7'))).toContain('<h1>of the card</h1>')
  const other = shown(early('6'))
  expect(other).not.toContain('of the card')
  expect(other).toContain('aria-busy="true"')
})
