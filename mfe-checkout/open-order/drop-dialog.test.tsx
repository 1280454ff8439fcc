import { renderToStaticMarkup } from 'react-dom/server'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import type { OpenOrderStore } from './create-open-order.ts'
import { DropDialog } from './drop-dialog.tsx'

const shown = (partPaid: boolean, language: 'en' | 'zh') =>
  renderToStaticMarkup(
    <AppProvider value={fakeApp({}, { language })}>
      <DropDialog
        order={{ orderID: 'o1', partPaid }}
        store={{} as OpenOrderStore}
        view={{ found: null, drop: 'asking', dropped: null }}
      />
    </AppProvider>,
  )

test.each([
  ['en', 'Nothing has been charged', 'The store credit that had paid a part of it comes back,'],
  ['zh', '您没有被扣款', '已用于付款的储值余额将退回'],
] as const)(
  'CHK-11 CHK-4 who drops an order is told before what was charged for it: nothing, or store credit that comes back (%s)',
  (language, nothing, credit) => {
    expect(shown(false, language)).toContain(nothing)
    expect(shown(false, language)).not.toContain(credit)
    expect(shown(true, language)).toContain(credit)
    expect(shown(true, language)).not.toContain(nothing)
  },
)
