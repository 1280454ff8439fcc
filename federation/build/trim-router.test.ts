import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type * as ReactRouter from 'react-router-dom'
import * as contract from 'shared-contracts/remote/runtime/router.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import trimRouter from './trim-router.ts'

const folder = await mkdtemp(join(tmpdir(), 'arcade-router-'))
afterAll(() => rm(folder, { recursive: true }))

/** The file with the router, as published. */
async function routerFile(): Promise<string> {
  const dist = join(dirname(fileURLToPath(import.meta.resolve('react-router'))), '../production')
  const files = (await readdir(dist)).filter(name => name.endsWith('.mjs'))
  const texts = await Promise.all(files.map(name => readFile(join(dist, name), 'utf8')))
  return texts.find(text => trimmed(text)) ?? ''
}

const trimmed = (text: string) => text.includes('\nfunction createRouter(')

async function load(name: string, text: string): Promise<typeof ReactRouter> {
  const file = join(folder, `${name}.mjs`)
  const resolved = text.replace(
    /^((?:import|\}) .*from ")([^".]+)"/gm,
    (_, from, what) => `${from}${import.meta.resolve(what)}"`,
  )
  await writeFile(file, resolved)
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

let routers: Record<'whole' | 'trimmed', typeof ReactRouter>
beforeAll(async () => {
  const text = await routerFile()
  routers = { whole: await load('whole', text), trimmed: await load('trimmed', trimRouter(text)) }
})

/** Every state that a router of ours passes through on such a way. */
async function states({ createMemoryRouter, redirect, data, RouterContextProvider }: typeof ReactRouter) {
  let loads = 0
  const router = createMemoryRouter(
    [
      {
        id: 'shell',
        children: [
          {
            id: 'home',
            path: '/',
            loader: () => ({ loads: ++loads }),
            shouldRevalidate: ({ nextUrl }) => nextUrl.search !== '?kept',
          },
          { id: 'old', path: '/old', loader: () => redirect('/products/1') },
          {
            id: 'product',
            path: '/products/:id',
            loader: ({ params }) => ({ ...params, loads: ++loads }),
            errorElement: null,
          },
          {
            id: 'broken',
            path: '/broken',
            errorElement: null,
            loader: () => Promise.reject(new Error('no')),
          },
          {
            id: 'unknown',
            path: '*',
            errorElement: null,
            loader() {
              throw data(null, { status: 404 })
            },
          },
        ],
      },
    ],
    {
      initialEntries: ['/'],
      hydrationData: { loaderData: { home: { loads: 0 } }, errors: null },
      getContext: () => new RouterContextProvider(),
    },
  )
  const seen: unknown[] = []
  router.subscribe(state => {
    const { historyAction, location, navigation, loaderData, errors, revalidation, preventScrollReset } =
      state
    const { pathname, search, hash } = location
    const to = navigation.location && navigation.location.pathname + navigation.location.search
    const failed = errors && Object.entries(errors).map(([id, error]) => [id, String(error), error?.status])
    seen.push({
      historyAction,
      at: pathname + search + hash,
      is: navigation.state,
      to,
      loaderData,
      failed,
      revalidation,
      preventScrollReset,
    })
  })
  await router.navigate('/old')
  await router.navigate('/products/2?a=b', { replace: true, preventScrollReset: true })
  await router.navigate('/products/2?a=b#part')
  await router.revalidate()
  await router.navigate(-1)
  await Promise.all([router.navigate('/products/3'), router.navigate('/')])
  await router.navigate('/?kept')
  await router.navigate('/?other', { viewTransition: true, flushSync: true, state: { x: 1 } })
  await router.navigate('/broken')
  await router.navigate('/nowhere')
  await router.navigate('/')
  router.dispose()
  return seen
}

test('REL-1 a trimmed router passes through the same states as the whole one', async () => {
  const whole = await states(routers.whole)
  expect(whole.length).toBeGreaterThan(20)
  expect(await states(routers.trimmed)).toEqual(whole)
})

/** What a provider draws of a page, of a nested one, of one without data, and of one that fails. */
async function drawn(router: typeof ReactRouter) {
  const { createMemoryRouter, RouterProvider, Outlet, useLoaderData, useLocation, useParams } = router
  const { useHref, useMatches, useNavigation, useRouteError, useRevalidator } = router
  const Shell = () =>
    createElement(
      'main',
      null,
      useLocation().pathname,
      JSON.stringify(useMatches()),
      useNavigation().state,
      useRevalidator().state,
      createElement(Outlet),
    )
  const Product = () =>
    createElement('p', null, String(useParams().id), JSON.stringify(useLoaderData()), useHref('/a b'))
  const Failed = () => createElement('b', null, String(useRouteError()))
  const pages: Record<string, string> = {}
  for (const path of ['/products/1?a=b#c', '/broken', '/nowhere']) {
    const opened = createMemoryRouter(
      [
        {
          id: 'shell',
          Component: Shell,
          ErrorBoundary: Failed,
          children: [
            { id: 'product', path: '/products/:id', Component: Product, loader: () => ({ id: 1 }) },
            {
              id: 'broken',
              path: '/broken',
              ErrorBoundary: Failed,
              loader: () => Promise.reject(new Error('no')),
            },
          ],
        },
      ],
      { initialEntries: [path] },
    )
    await vi.waitFor(() => expect(opened.state.initialized).toBe(true))
    pages[path] = renderToString(createElement(RouterProvider, { router: opened }))
    opened.dispose()
  }
  return pages
}

test('REL-1 NFR-P a trimmed router draws what the whole one draws', async () => {
  const whole = await drawn(routers.whole)
  expect(Object.values(whole).join()).toMatch(/<p>1.*<b>Error: no.*<b>/)
  expect(await drawn(routers.trimmed)).toEqual(whole)
})

test('NFR-P what is trimmed off is nothing that the contract offers', () => {
  const trimmedOff = /^(?:use(?:Fetchers?|Blocker|Submit|FormAction|ActionData|AsyncValue)|Form|.*Prompt)$/
  expect(Object.keys(contract).filter(name => trimmedOff.test(name))).toEqual([])
})

test('NFR-P another file than the trims are for is refused, one without the router is left alone', () => {
  expect(() => trimRouter('\nfunction createRouter(init) {}')).toThrow('React Router has 0 times')
  expect(trimRouter('export const other = 1')).toBe('export const other = 1')
})
