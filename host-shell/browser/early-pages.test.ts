import { createMemoryRouter, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { expect, test } from 'vitest'
import { EarlyData } from '../routes/early-data.ts'
import { createEarlyPages } from './early-pages.ts'

/** A page of items of which the first is known, and whose loaders end when a test says so. */
function shop({ online = true } = {}) {
  const loads: {
    path: string
    signal: AbortSignal
    end(value: unknown): void
    fail(error: unknown): void
  }[] = []
  const load = (request: Request) =>
    new Promise<unknown>((end, fail) => {
      const { pathname } = new URL(request.url)
      loads.push({ path: pathname, signal: request.signal, end, fail })
    })
  const early = ({ params }: LoaderFunctionArgs, pressed: unknown) =>
    params.id === 'unknown' ? null : { data: `${pressed} of ${params.id}`, meta: { title: `${params.id}` } }
  const module = { early, Component: () => null }
  const pages = createEarlyPages({
    areas: { load: async () => ({ status: 'ready', module, remote: 'mfe-x', release: '7' }) },
    shown: () => document.pathname,
    pressed: () => router.state.navigation.location?.state,
    idle: () => router.state.navigation.state === 'idle',
    revalidate: () => router.revalidate(),
    online: () => online,
  })
  const router = createMemoryRouter([
    { id: 'list', path: '/', loader: () => null },
    {
      id: 'item',
      path: '/item/:id',
      async loader(args) {
        const given = await pages.open('/item/:id', args, load)
        return given ? given.value : load(args.request)
      },
    },
  ])
  // The address that a browser has: where a navigation ended.
  let document = { pathname: '/' }
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return
    document = location
    pages.look()
  })
  const shown = () => router.state.loaderData.item as unknown
  return {
    router,
    loads,
    shown,
    forget: pages.forget,
    setDocument: (pathname: string) => (document = { pathname }),
  }
}
const settle = () => new Promise(resolve => setTimeout(resolve))

test('RTE-1 a page that knows something of itself is shown at once, and whole when its loader is done; that runs once', async () => {
  const { router, loads, shown } = shop()
  await router.navigate('/item/a', { state: 'card' })
  expect(router.state.location.pathname).toBe('/item/a')
  expect(shown()).toEqual(new EarlyData('7', 'card of a', { title: 'a' }))
  loads[0]?.end('whole')
  await expect.poll(() => shown()).toBe('whole')
  await settle()
  expect(loads).toHaveLength(1)
})

test('RTE-1 where nothing is known, or there is no network, the page before stays until the loader is done', async () => {
  const unknown = shop()
  void unknown.router.navigate('/item/unknown')
  const offline = shop({ online: false })
  void offline.router.navigate('/item/a')
  for (const { router, loads, shown } of [unknown, offline]) {
    await expect.poll(() => loads).toHaveLength(1)
    await settle()
    expect(router.state.location.pathname).toBe('/')
    loads[0]?.end('whole')
    await expect.poll(() => shown()).toBe('whole')
  }
})

test('RTE-5 who goes back waits for all of the page: the place in it is found', async () => {
  const { router, loads, shown, setDocument } = shop()
  setDocument('/item/a')
  void router.navigate('/item/a')
  await expect.poll(() => loads).toHaveLength(1)
  await settle()
  expect(shown()).toBeUndefined()
  loads[0]?.end('whole')
  await expect.poll(() => shown()).toBe('whole')
})

test('RTE-8 a refusal that comes late takes the place of what was shown', async () => {
  const { router, loads } = shop()
  await router.navigate('/item/a')
  loads[0]?.fail(data(null, { status: 404 }))
  await expect.poll(() => router.state.errors?.item).toMatchObject({ status: 404 })
  expect(router.state.location.pathname).toBe('/item/a')
})

test('RTE-5 an address that only leads on is left out of the history', async () => {
  const { router, loads, shown } = shop()
  await router.navigate('/item/a')
  loads[0]?.fail(redirect('/item/b', 301))
  await expect.poll(() => router.state.location.pathname).toBe('/item/b')
  loads.at(-1)?.end('whole')
  await expect.poll(() => shown()).toBe('whole')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/')
})

test('RTE-1 who moves on meanwhile ends what was asked for, and nothing of it comes back', async () => {
  const { router, loads, shown } = shop()
  await router.navigate('/item/a')
  await router.navigate('/item/b')
  expect(loads.map(({ path, signal }) => [path, signal.aborted])).toEqual([
    ['/item/a', true],
    ['/item/b', false],
  ])
  loads[0]?.end('of the first')
  loads[1]?.end('of the second')
  await expect.poll(() => shown()).toBe('of the second')
})

test('REL-2 what was begun of a release that is left is asked for anew, of the one that follows', async () => {
  const { router, loads, shown, forget } = shop()
  await router.navigate('/item/a')
  forget()
  await expect.poll(() => loads).toHaveLength(2)
  expect(loads[0]?.signal.aborted).toBe(true)
  loads[0]?.end('of the old release')
  loads[1]?.end('of the new one')
  await expect.poll(() => shown()).toBe('of the new one')
  // With nothing under way there is nothing to ask for.
  forget()
  await settle()
  expect(loads).toHaveLength(2)
})

test('RTE-2 LNG-2 what is loaded anew meanwhile, as for another language, does not take what was asked for before', async () => {
  const { router, loads, shown } = shop()
  await router.navigate('/item/a')
  void router.revalidate()
  await expect.poll(() => loads).toHaveLength(2)
  expect(loads[0]?.signal.aborted).toBe(true)
  loads[0]?.end('in English')
  loads[1]?.end('in Chinese')
  await expect.poll(() => shown()).toBe('in Chinese')
})
