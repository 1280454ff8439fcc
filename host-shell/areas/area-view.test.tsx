import { atom } from 'nanostores'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { type Controls, ControlsProvider } from '../app/controls.ts'
import { EarlyData } from '../routes/early-data.ts'
import { AreaView } from './area-view.tsx'

const PATTERN = '/item/:id'

/** The place of a page of release 7, with what its loader gave. */
async function shown(loaded: unknown): Promise<string> {
  const Component = () => <h1>{useLoaderData() as string}</h1>
  const area = { status: 'ready', module: { Component }, remote: 'mfe-x', release: '7' }
  const areas = { at: () => area, load: async () => area, fallback: () => null }
  const controls = { areas, $epoch: atom(0) } as unknown as Controls
  const page = {
    loader: () => loaded,
    Component: () => (
      <ControlsProvider value={controls}>
        <AreaView pattern={PATTERN} />
      </ControlsProvider>
    ),
  }
  return (await renderPage(page, PATTERN, '/item/a', createFakeApp({}))).html
}

test('RTE-1 REL-2 a page begins with what it knows in the place of its data, and with nothing that another release knew', async () => {
  const early = (release: string) => new EarlyData(release, 'of the card', { title: 'Item' })
  expect(await shown('of the loader')).toContain('<h1>of the loader</h1>')
  expect(await shown(early('7'))).toContain('<h1>of the card</h1>')
  const other = await shown(early('6'))
  expect(other).not.toContain('of the card')
  expect(other).toContain('aria-busy="true"')
})
