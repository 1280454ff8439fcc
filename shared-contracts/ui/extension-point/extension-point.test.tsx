import { expect, test } from 'vitest'
import type { Filling } from '../../remote/fill-point.ts'
import type { Points } from '../../remote/points.ts'
import { createFakeApp } from '../../testing/fake-app.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ExtensionPoint } from './extension-point.tsx'

interface Offers {
  'cart.end': { words: string }
}
const fills = (order: number) => ({ fills: { 'cart.end': { order, part: 'x', within: 100 } } })
const points: Points = {
  remotes: { 'mfe-b': fills(2), 'mfe-a': fills(1), 'mfe-c': {} },
  take: async () => null,
  markBroken() {},
}
const Said = ({ with: { words }, data }: { with: { words: string }; data: string }) => (
  <p>
    {words} {data}
  </p>
)
const filling = (remote: string, data: unknown): Filling => ({
  remote,
  release: 'r1',
  data,
  part: () => ({ default: Said }),
})
const drawn = async (filled: Filling[]) => {
  const Component = () => (
    <ExtensionPoint<Offers> name="cart.end" with={{ words: 'for you' }} filled={filled} />
  )
  const { html } = await renderPage({ Component }, '/', '/', createFakeApp({ points }))
  return html.replaceAll('<!-- -->', '').replace(/<!--\/?\$-->/g, '')
}

test('REL-1 the server draws what came in time, in order, each with what the page hands over and its own data', async () => {
  expect(await drawn([filling('mfe-b', 'two'), filling('mfe-a', 'one')])).toBe(
    '<div data-filled="mfe-a"><p>for you one</p></div><div data-filled="mfe-b"><p>for you two</p></div>',
  )
})

test('REL-3 a place is kept for what is late, and none for what has nothing to show', async () => {
  expect(await drawn([filling('mfe-b', null)])).toBe('<div></div>')
})

test('REL-3 what a remote had for a point that it fills no longer is not drawn', async () => {
  expect(await drawn([filling('mfe-gone', 'x'), filling('mfe-a', null), filling('mfe-b', null)])).toBe('')
})
