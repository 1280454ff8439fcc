import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBridge as alipay } from './alipay-bridge.ts'
import { APP_TIMEOUT_MS } from './app-call.ts'
import { MINI_PROGRAM_COOKIE, createBridge as wechat } from './wechat-bridge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window of an app, without anything of the app's in it yet. */
function emptyWindow() {
  const document = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' })
  const reload = vi.fn()
  const window = { document, location: { reload } } as unknown as Window & Record<string, unknown>
  return {
    window,
    document,
    reload,
    offer(name: string, bridge: object, event: string) {
      window[name] = bridge
      document.dispatchEvent(new Event(event))
    },
  }
}
type Invoke = (name: string, input: object, answer: (result: { err_msg: string }) => void) => void
const weixin = (end: string | null) =>
  vi.fn<Invoke>((name, _, answer) => {
    if (end) answer({ err_msg: `${name}:${end}` })
  })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('PLT-4 WeChat', () => {
  test('PLT-4 a call waits for the bridge, then is made once', async () => {
    const app = emptyWindow()
    const invoke = weixin('ok')
    const done = wechat(app.window).navigate('/pages/contact/contact')
    await pass(500)
    expect(invoke).not.toHaveBeenCalled()
    app.offer('WeixinJSBridge', { invoke }, 'WeixinJSBridgeReady')
    expect(await done).toBe(true)
    expect(invoke.mock.calls.map(([name, input]) => [name, input])).toEqual([
      ['invokeMiniProgramAPI', { name: 'navigateTo', arg: { url: '/pages/contact/contact' } }],
    ])
  })

  test('PLT-4 a bridge that comes too late is not asked any more', async () => {
    const app = emptyWindow()
    const invoke = weixin('ok')
    const done = wechat(app.window).navigate('/pages/a')
    await pass(APP_TIMEOUT_MS)
    expect(await done).toBe(false)
    app.offer('WeixinJSBridge', { invoke }, 'WeixinJSBridgeReady')
    await pass(0)
    expect(invoke).not.toHaveBeenCalled()
  })

  test('PLT-4 who presses again while the app is slow opens no second page; afterwards it opens again', async () => {
    const app = emptyWindow()
    const invoke = weixin('ok')
    const { navigate } = wechat(app.window)
    const both = [navigate('/pages/contact/contact'), navigate('/pages/contact/contact')]
    await pass(500)
    app.offer('WeixinJSBridge', { invoke }, 'WeixinJSBridgeReady')
    expect(await Promise.all(both)).toEqual([true, true])
    expect(invoke).toHaveBeenCalledTimes(1)
    expect(await navigate('/pages/contact/contact')).toBe(true)
    expect(invoke).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['refuses', 'fail', 'visible', false],
    ['is silent', null, 'visible', false],
    ['is silent but has gone on to its own page', null, 'hidden', true],
  ])('PLT-4 an app that %s', async (_, end, visibilityState, went) => {
    const app = emptyWindow()
    app.window.WeixinJSBridge = { invoke: weixin(end) }
    const done = wechat(app.window).navigate('/pages/a')
    app.document.visibilityState = visibilityState
    await pass(APP_TIMEOUT_MS)
    expect(await done).toBe(went)
  })

  test.each([null, undefined])('PLT-4 an app that answers %s has refused', async nothing => {
    const app = emptyWindow()
    const invoke = vi.fn<Invoke>((_, __, answer) => answer(nothing as never))
    app.window.WeixinJSBridge = { invoke }
    expect(await wechat(app.window).navigate('/pages/a')).toBe(false)
  })

  test('PLT-4 sharing leaves the page with the mini program, and the caller offers copying', async () => {
    const app = emptyWindow()
    const invoke = weixin('ok')
    app.window.WeixinJSBridge = { invoke }
    expect(await wechat(app.window).share({ title: 'Tea', url: 'https://shop.test/a' })).toBe(false)
    expect(invoke.mock.calls[0]?.[1]).toEqual({
      name: 'postMessage',
      arg: { share: { title: 'Tea', url: 'https://shop.test/a' } },
    })
  })

  test('PLT-1 the mini program’s environment is noted for the server, and the page shown anew once', async () => {
    const app = emptyWindow()
    app.window.WeixinJSBridge = {}
    app.window.__wxjs_environment = 'miniprogram'
    await wechat(app.window).start?.()
    expect(app.document.cookie).toContain(`${MINI_PROGRAM_COOKIE}=1`)
    await wechat(app.window).start?.()
    expect(app.reload).toHaveBeenCalledTimes(1)
  })

  test('PLT-1 where cookies are refused there is no second reload, nor in WeChat’s own browser a first', async () => {
    const app = emptyWindow()
    app.window.WeixinJSBridge = {}
    await wechat(app.window).start?.()
    app.window.__wxjs_environment = 'miniprogram'
    Object.defineProperty(app.document, 'cookie', { get: () => '', set: () => {} })
    await wechat(app.window).start?.()
    expect(app.reload).not.toHaveBeenCalled()
  })
})

describe('PLT-4 Alipay', () => {
  const what = { title: 'Tea', url: 'https://shop.test/a' }

  test('PLT-4 the share sheet opens once the bridge is there, and the chosen channel gets the page', async () => {
    const app = emptyWindow()
    const call = vi.fn((name: string, _: object, answer: (result: object) => void) =>
      answer(name === 'startShare' ? { channelName: 'ALPContact' } : {}),
    )
    const done = alipay(app.window).share(what)
    await pass(100)
    app.offer('AlipayJSBridge', { call }, 'AlipayJSBridgeReady')
    expect(await done).toBe(true)
    expect(call.mock.calls[1]?.slice(0, 2)).toEqual([
      'shareToChannel',
      { name: 'ALPContact', param: { contentType: 'url', title: 'Tea', content: 'Tea', url: what.url } },
    ])
  })

  test('PLT-4 while the shopper reads the sheet, or has closed it, nothing else is offered; their choice is made late', async () => {
    const app = emptyWindow()
    const call = vi.fn((name: string, _: object, answer: (result: object) => void) => {
      if (name === 'startShare') setTimeout(answer, 9_000, { channelName: 'SMS' })
    })
    const done = alipay(app.window).share(what)
    await pass(APP_TIMEOUT_MS - 100)
    app.offer('AlipayJSBridge', { call }, 'AlipayJSBridgeReady')
    await pass(1_000)
    expect(await done).toBe(true)
    await pass(9_000)
    expect(call.mock.calls.map(([name]) => name)).toEqual(['startShare', 'shareToChannel'])
  })

  test.each([null, undefined])(
    'PLT-4 a sheet that was closed may answer %s: nothing is sent',
    async nothing => {
      const app = emptyWindow()
      const call = vi.fn((_: string, __: object, answer: (result: unknown) => void) => answer(nothing))
      app.window.AlipayJSBridge = { call }
      expect(await alipay(app.window).share(what)).toBe(true)
      expect(call).toHaveBeenCalledTimes(1)
    },
  )

  test('PLT-4 without the bridge, or where it refuses, the caller offers copying; it has no pages of a mini program', async () => {
    const app = emptyWindow()
    const without = alipay(app.window).share(what)
    await pass(APP_TIMEOUT_MS + 1_000)
    expect(await without).toBe(false)
    app.window.AlipayJSBridge = {
      call: (_: string, __: object, answer: (result: object) => void) =>
        setTimeout(answer, 300, { error: 10 }),
    }
    const refused = alipay(app.window).share(what)
    await pass(300)
    expect(await refused).toBe(false)
    expect(await alipay(app.window).navigate('/pages/a')).toBe(false)
  })
})
