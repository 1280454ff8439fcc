import { describe, expect, test } from 'vitest'
import { CONSENT_TEXTS } from '../analytics/texts.ts'
import { FAILED_ORDER_TEXTS } from '../areas/failed-order-texts.ts'
import { LANGUAGE_TEXTS } from '../language/texts.ts'
import { LOCATION_TEXTS } from '../location/texts.ts'
import { OPEN_ORDER_TEXTS } from '../open-order/texts.ts'
import { INSTALL_TEXTS } from '../platform/install-texts.ts'
import { IOS_TEXTS } from '../platform/ios-texts.ts'
import { PROMO_TEXTS } from '../platform/promo-texts.ts'
import en from './en.ts'
import { createTexts } from './texts.ts'
import zh from './zh.ts'

describe('LNG-2 texts', () => {
  test('LNG-2 the store’s labels stand over built-in messages, those of remotes that come later too', () => {
    const texts = createTexts('en', en, { 'shell.home': 'Start', 'x.buy': 'Get it' })
    texts.add('en', { 'x.buy': 'Buy', 'x.more': 'More' })
    expect(texts.translate('shell.home')).toBe('Start')
    expect(texts.translate('x.buy')).toBe('Get it')
    expect(texts.translate('x.more')).toBe('More')
  })

  test('LNG-2 a missing key shows nothing', () => {
    expect(createTexts('zh', zh, {}).translate('shell.nope')).toBe('')
  })

  test('LNG-2 plurals and values; a hostile value stays text', () => {
    const { translate } = createTexts('en', en, {})
    expect(translate('shell.cart.count', { count: 1 })).toBe('Cart, 1 item')
    expect(translate('shell.cart.count', { count: 3 })).toBe('Cart, 3 items')
    expect(translate('shell.menu.all', { name: '$t(shell.home) {{x}} <b>' })).toContain('<b>')
  })

  test('LNG-1 switching replaces the messages at once, the labels with them', () => {
    const texts = createTexts('en', en, { 'shell.home': 'Start' })
    texts.change('zh', zh, { 'shell.search': '找' })
    expect(texts.translate('shell.home')).toBe('首页')
    expect(texts.translate('shell.search')).toBe('找')
    texts.add('zh', { 'x.buy': '购买' })
    expect(texts.translate('x.buy')).toBe('购买')
  })

  test('LNG-2 both languages have every text', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort())
  })

  test.each([
    ...[CONSENT_TEXTS, FAILED_ORDER_TEXTS, INSTALL_TEXTS, IOS_TEXTS],
    ...[LANGUAGE_TEXTS, LOCATION_TEXTS, OPEN_ORDER_TEXTS, PROMO_TEXTS],
  ])('LNG-2 parts with texts of their own have them in both languages', ({ tables }) => {
    expect(Object.keys(tables.zh)).toEqual(Object.keys(tables.en))
    for (const key of Object.keys(tables.en)) expect(en).not.toHaveProperty([key])
  })
})
