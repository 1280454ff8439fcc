import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from 'shared-contracts/language/language.ts'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import en from '../messages/en.ts'
import zh from '../messages/zh.ts'
import { OrderNote } from './order-note.tsx'

const shown = (paid: boolean, language: Language = 'en') =>
  renderToStaticMarkup(
    <AppProvider value={createFakeApp({ language, messages: { en, zh } })}>
      <OrderNote order={{ orderID: 'A1', paid }} onHide={() => {}} />
    </AppProvider>,
  )

test('CHK-11 an order that waits can be paid and looked at, in both languages', () => {
  const html = shown(false)
  expect(html).toContain('Order A1 is waiting for payment.')
  expect(html).toMatch(/href="\/checkout\/payment\?order=A1"[^>]*>Pay now</)
  expect(html).toMatch(/href="\/user\/orders\?id=A1"[^>]*>See order</)
  expect(html).toContain('aria-label="Dismiss message"')
  expect(shown(false, 'zh')).toContain('订单 A1 正在等待付款。')
})

test('CHK-11 one that is paid is not paid again: it leads to its confirmation', () => {
  const html = shown(true)
  expect(html).toContain('Order A1 is paid.')
  expect(html).toContain('href="/confirmation/A1?from_source=storeXA1"')
  expect(html).not.toContain('/checkout')
})
