import { describe, expect, test } from 'vitest'
import { addsByHand, detectPlatform } from './detect.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'

describe('PLT-1 where a page runs', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0 Safari/537.36', 'browser', 'desktop'],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'browser', 'mobile'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN`, 'wechat', 'mobile'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/116 Safari/537.36 WindowsWechat', 'wechat', 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/116 Safari/537.36 wxwork/4.1', 'wechat', 'desktop'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.50 miniProgram/wx0123`, 'wechat-mini', 'mobile'],
    [
      'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8 miniprogramhtmlwebview',
      'wechat-mini',
      'mobile',
    ],
    [`${IPHONE} Mobile/15E148 NebulaSDK/1.8 AliApp(AP/10.6.0) AlipayClient/10.6.0`, 'alipay', 'mobile'],
    ['', 'browser', 'desktop'],
  ])('PLT-1 %s', (agent, kind, device) => {
    expect(detectPlatform(agent, false)).toEqual({ kind, device })
  })

  test('PLT-1 the document’s flag makes it a mini program, except in the payment app', () => {
    expect(detectPlatform('', true).kind).toBe('wechat-mini')
    expect(detectPlatform('AlipayClient', true).kind).toBe('alipay')
  })
})

test('PWA-3 the hint for iOS is for its browsers alone', () => {
  const safari = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
  expect(addsByHand(safari, 5)).toBe(true)
  expect([addsByHand(mac, 0), addsByHand(mac, 5)]).toEqual([false, true])
  expect(addsByHand(`${IPHONE} MicroMessenger/8.0.50`, 5)).toBe(false)
  expect(addsByHand('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/147 Mobile', 5)).toBe(false)
})
