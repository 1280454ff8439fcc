import type { LoaderFunctionArgs } from 'react-router-dom'
import { appContext, useApp } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect, useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { expect, test } from 'vitest'
import { defer } from '../remote/defer.ts'
import type { PageModule } from '../remote/remote.ts'
import { createFakeApp } from './fake-app.ts'
import { openPage, renderPage } from './render-page.tsx'

const CART = 'GET shoppingManagement4/myCart'
const messages = { en: { 'x.hello': 'Hello {{name}}' }, zh: { 'x.hello': '{{name}}，你好' } }

const page: PageModule = {
  async loader({ params, context }: LoaderFunctionArgs) {
    const { itemCount } = await context.get(appContext).api(CART)
    return `${params.id}: ${itemCount}`
  },
  Component() {
    const { translate } = useApp()
    return <h1>{translate('x.hello', { name: useLoaderData() })}</h1>
  },
  meta: (loaded, state) => ({ title: `${loaded} ${state.$language.get()}` }),
}
const led = (to: () => unknown): PageModule => ({ ...page, loader: async () => to() })
const pages = { '/item/:id': async () => page, '/item/new': async () => led(() => redirect('/item/7')) }

test('a page is rendered with its data, texts and head, and its calls are listed', async () => {
  const app = createFakeApp({ language: 'zh', messages, answers: { [CART]: { itemCount: 3 } } })
  const shown = await openPage(pages, '/item/7?x=1', app)
  expect(shown).toMatchObject({ status: 200, redirect: null, data: '7: 3', meta: { title: '7: 3 zh' } })
  expect(shown.html).toBe('<h1>7: 3，你好</h1>')
  expect(app.calls).toEqual([{ call: CART, options: {} }])
})

test('a loader that leads elsewhere or answers with an error shows no page', async () => {
  const app = createFakeApp()
  expect(await openPage(pages, '/item/new', app)).toMatchObject({
    status: 302,
    redirect: '/item/7',
    html: '',
  })
  const absent = led(() => {
    throw data(null, { status: 404 })
  })
  expect(await renderPage(absent, '/', '/', app)).toMatchObject({ status: 404, redirect: null, html: '' })
})

test('what a loader throws and what nobody answers is not swallowed', async () => {
  const app = createFakeApp()
  await expect(openPage(pages, '/item/7', app)).rejects.toThrow(`unexpected call: ${CART}`)
  await expect(openPage(pages, '/elsewhere', app)).rejects.toThrow('no page at /elsewhere')
})

test('a page that forgets to export its loader is told so', async () => {
  const Component = () => <h1>{(useLoaderData() as { title: string }).title}</h1>
  await expect(renderPage({ Component }, '/item/:id', '/item/7', createFakeApp())).rejects.toThrow(
    '/item/:id: the page needs data, and exports no `loader` beside its `Component`',
  )
})

test.each([
  [{ order: { placedAt: new Date(0) } }, 'a Date at data.order.placedAt'],
  [[{ tags: new Set(['tea']) }], 'a Set at data[0].tags'],
  [{ more: Promise.resolve(1) }, 'a Promise at data.more'],
  [{ open: () => 1 }, 'a function at data.open'],
  [{ total: 1n }, 'a bigint at data.total'],
])(
  'REL-10 what a loader gives and the browser would not be given fails its test: %o',
  async (given, said) => {
    const shown = renderPage({ ...page, loader: async () => given }, '/x', '/x', createFakeApp({ messages }))
    await expect(shown).rejects.toThrow(
      `/x: the loader gives ${said}, which does not survive as JSON in the page`,
    )
  },
)

test('REL-10 what is JSON passes, what is left out, deferred, and what stands in two places too', async () => {
  const one = { id: 'tea', image: null, sold: undefined }
  const given = {
    later: defer(Promise.resolve(1)),
    list: [one, one],
    bare: Object.assign(Object.create(null), { a: 1 }),
  }
  const shown = await renderPage(
    { ...page, loader: async () => given, Component: () => null },
    '/x',
    '/x',
    createFakeApp(),
  )
  expect(shown.data).toBe(given)
})
