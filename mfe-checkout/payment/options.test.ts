import { PAYMENT_OPTIONS } from 'shared-contracts/api/payment/options.ts'
import { expect, test } from 'vitest'
import { nextOf, onePerMeans, optionsFor, quickestFirst } from './options.ts'

test('CHK-7 what the store offers and the platform takes, in the store’s order', () => {
  expect(optionsFor(['ott-alipay', 'ott-wechatpay'], 'browser')).toEqual(['ott-alipay', 'ott-wechatpay'])
  expect(optionsFor(['ott-alipay', 'ott-wechatpay'], 'wechat')).toEqual(['ott-wechatpay'])
  expect(optionsFor(['ott-alipay', 'ott-wechatpay'], 'alipay')).toEqual(['ott-alipay'])
  expect(optionsFor(['constructor', 'brand-new'], 'browser')).toEqual([])
  const own = ['wechat-miniprogram', 'store-credit', 'pay-at-store']
  expect(optionsFor(PAYMENT_OPTIONS, 'wechat-mini')).toEqual(own)
  for (const platform of ['wechat', 'alipay', 'wechat-mini'] as const)
    expect(optionsFor(['paypal', 'snappay-unionpay'], platform)).toEqual([])
  expect(optionsFor(PAYMENT_OPTIONS, 'browser')).not.toContain('wechat-miniprogram')
})

test('CHK-7 however many providers: one option per means of payment, the store’s first', () => {
  expect(onePerMeans(optionsFor(['citcon-alipay', ...PAYMENT_OPTIONS], 'browser'))).toEqual([
    'citcon-alipay',
    'ott-wechatpay',
    'snappay-unionpay',
    'paypal',
    'store-credit',
    'pay-at-store',
  ])
})

test('CHK-7 what is quickest on the device comes first, of equals the store’s first; nothing spends credit by itself', () => {
  const options = [
    'pay-at-store',
    'store-credit',
    'ott-alipay',
    'paypal',
    'ott-wechatpay',
    'snappay-unionpay',
  ] as const
  const onPhone = [
    'ott-alipay',
    'ott-wechatpay',
    'paypal',
    'snappay-unionpay',
    'store-credit',
    'pay-at-store',
  ]
  expect(quickestFirst(options, 'mobile')).toEqual(onPhone)
  const onComputer = [
    'paypal',
    'snappay-unionpay',
    'ott-alipay',
    'ott-wechatpay',
    'store-credit',
    'pay-at-store',
  ]
  expect(quickestFirst(options, 'desktop')).toEqual(onComputer)
})

test('CHK-7 what happens next: a code for the phone on a computer, a page of the app in the mini program', () => {
  expect(nextOf('ott-wechatpay', 'mobile')).toBe('page')
  expect(nextOf('citcon-wechatpay', 'desktop')).toBe('scan')
  expect(nextOf('paypal', 'desktop')).toBe('page')
  expect(nextOf('wechat-miniprogram', 'mobile')).toBe('native')
})
