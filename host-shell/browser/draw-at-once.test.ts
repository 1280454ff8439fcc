import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { drawAtOnce } from './draw-at-once.ts'

/** Updates that a router's provider is given, as they are drawn. */
function watched() {
  const router = createMemoryRouter([
    { id: 'list', path: '/list', loader: async () => 'list' },
    { id: 'product', path: '/product/:id', loader: async () => 'product' },
  ])
  const drawn: string[] = []
  let inTransition = false
  const shown = drawAtOnce(router, change => {
    inTransition = true
    change()
    inTransition = false
  })
  shown.subscribe(({ navigation, location }) =>
    drawn.push(`${navigation.state} ${location.pathname} ${inTransition ? 'in a transition' : 'at once'}`),
  )
  return { router, shown, drawn }
}

test('RTE-1 another page is drawn in one go, what comes before it in a transition', async () => {
  const { router, shown, drawn } = watched()
  await router.navigate('/list')
  drawn.length = 0
  await router.navigate('/product/a')
  expect(drawn).toEqual(['loading /list in a transition', 'idle /product/a at once'])
  expect(shown.state).toBe(router.state)
})

test('RTE-1 an address of the page that is shown changes it in a transition', async () => {
  const { router, drawn } = watched()
  await router.navigate('/product/a')
  drawn.length = 0
  await router.navigate('/product/b')
  await router.revalidate()
  expect(drawn.filter(update => update.endsWith('at once'))).toEqual([])
  expect(drawn.length).toBeGreaterThan(2)
})

test('RTE-1 what the router did before anybody listened is drawn with the first who does', async () => {
  const router = createMemoryRouter([
    { id: 'list', path: '/list' },
    { id: 'product', path: '/product/:id' },
  ])
  const listened = vi.fn()
  const shown = drawAtOnce(router, change => change(), listened)
  // With another that listens the router keeps nothing for who comes later.
  router.subscribe(() => {})
  await router.navigate('/list')
  const drawn: string[] = []
  expect(listened).not.toHaveBeenCalled()
  shown.subscribe(({ location }) => drawn.push(location.pathname))
  expect(listened).toHaveBeenCalledOnce()
  expect(drawn).toEqual(['/list'])
  await router.navigate('/product/a')
  expect(drawn.at(-1)).toBe('/product/a')
})

test('PWA-4 a page that was refused and is asked for again is drawn step by step, however quick the answer', async () => {
  let isRefused = true
  const loader = () => {
    if (isRefused) throw new Response(null, { status: 503 })
    return 'list'
  }
  const router = createMemoryRouter([{ id: 'list', path: '/list', loader }])
  await router.navigate('/list')
  const drawn: string[] = []
  const shown = drawAtOnce(router, change => change())
  shown.subscribe(({ revalidation, errors }, { flushSync }) =>
    drawn.push(`${revalidation} ${errors ? 'refused' : 'there'}${flushSync ? ' by itself' : ''}`),
  )
  drawn.length = 0
  isRefused = false
  await router.revalidate()
  expect(drawn).toEqual(['loading refused by itself', 'idle there by itself'])
  drawn.length = 0
  await router.revalidate()
  expect(drawn).toEqual(['loading there', 'idle there'])
})
