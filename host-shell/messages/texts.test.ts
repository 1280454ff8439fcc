import { describe, expect, test } from 'vitest'
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
})
