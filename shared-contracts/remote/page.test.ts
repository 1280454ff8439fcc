import { data, redirect } from 'shared-contracts/remote/runtime/router.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { type Loaded, type PageArgs, type PageMetaOf, privateMeta } from './page.ts'
import type { PageModule } from './remote.ts'
import type { App } from './runtime/app.ts'
import { appContext } from './runtime/app.ts'

interface Item {
  title: string
  rows: readonly number[] | null
}
async function loader({ params, request, context }: PageArgs) {
  const app = context.get(appContext)
  expectTypeOf(app).toEqualTypeOf<App>()
  if (request.url.endsWith('elsewhere')) return redirect('/')
  if (!params.id) return data({ title: 'none', rows: null } satisfies Item, { status: 503 })
  return { title: params.id, rows: [1] } satisfies Item
}

test('ERR-1 a page and its head know what their loader gives: no redirect, no wrapping', () => {
  expectTypeOf<Loaded<typeof loader>>().toEqualTypeOf<
    { title: string; rows: null } | { title: string; rows: number[] }
  >()
  const meta: PageMetaOf<typeof loader> = loaded => ({ title: `${loaded.title} ${loaded.rows?.length}` })
  const page = { loader, meta, Component: () => null } satisfies PageModule
  expectTypeOf(page.loader).toEqualTypeOf<typeof loader>()
  // @ts-expect-error a head cannot ask for what the loader does not give
  const wrong: PageMetaOf<typeof loader> = loaded => ({ title: loaded.name })
  expect(typeof wrong).toBe('function')
})

test('ERR-1 a head that needs only a title fits every page that has one', () => {
  const meta: PageMetaOf<typeof loader> = privateMeta
  expect(meta({ title: 'Cart', rows: null }, {} as never)).toEqual({ title: 'Cart', noindex: true })
})
