import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { GrowingList } from './growing-list.tsx'

test('CAT-2 what a backend lists twice in the first part is shown once', async () => {
  const rows = ['tea', 'rice', 'tea'].map(id => ({ id }))
  function Page() {
    return (
      <GrowingList
        rows={rows}
        total={3}
        start={0}
        pageSize={12}
        keyOf={row => row.id}
        load={async () => []}
        pageHref={page => `?page=${page}`}
      >
        {shown => shown.map(({ id }) => <b key={id}>{id}</b>)}
      </GrowingList>
    )
  }
  const { html } = await renderPage({ Component: Page }, '/store', '/store', createFakeApp())
  expect(html.match(/<b>\w+<\/b>/g)).toEqual(['<b>tea</b>', '<b>rice</b>'])
})
