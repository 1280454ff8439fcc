import { renderToStaticMarkup } from 'react-dom/server'
import { AppProvider } from 'shared-contracts/remote/runtime/app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import { textOf } from '../fixtures/render-page.ts'
import { remainingOf } from './remaining.ts'
import { TimeLeft } from './time-left.tsx'

const until = '2026-07-01T22:15:00Z'

function said(
  minutesBefore: number,
  language: 'en' | 'zh' = 'en',
  timeZone: string | null = 'America/Toronto',
) {
  const left = remainingOf(Date.parse(until), Date.parse(until) - minutesBefore * 60_000)
  const drawn = <TimeLeft left={left} until={until} timeZone={timeZone} />
  return textOf(renderToStaticMarkup(<AppProvider value={fakeApp({}, { language })}>{drawn}</AppProvider>))
}

test('CHK-5 CHK-11 what is kept for long says until when, by the store’s clock; from half an hour on it is counted down', () => {
  expect(said(600)).toMatch(/^\s*We keep everything for you until Wed, Jul 1, 6:15\sp\.m\.\s*$/)
  expect(said(600, 'zh')).toMatch(/已为您保留至 7月1日.*18:15/)
  expect(said(30)).toContain('We keep everything for you for 30:00')
  expect(said(2, 'zh')).toContain('已为您保留，剩余 2:00')
})

test('CHK-5 LNG-5 a time whose zone is not known, or that a fast clock says is long over, is not said', () => {
  expect(said(600, 'en', null).trim()).toBe('')
  expect(said(-60).trim()).toBe('')
})
