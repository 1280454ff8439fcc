import { describe, expect, test } from 'vitest'
import { cartOf } from '../fixtures/cart.ts'
import { remoteModule, START, visit } from '../fixtures/visit.ts'

const home = { Component: () => <h1>Home</h1>, loader: () => null }
const USER = { user: { emailID: 'a@b.test', firstName: 'A' }, userID: 'u1' }

/** The shell around a page, with the store's document changed. */
async function shell(content: object = {}, { path = '/', rest = {}, cart = 0, agent = '' } = {}) {
  const { html } = await visit(path, {
    modules: { 'mfe-a@a2': remoteModule('mfe-a', { '/': async () => home, '/item/:id': async () => home }) },
    api: {
      'common3/appInfoInit': { body: { appContent: { ...START.body.appContent, ...content }, ...rest } },
      'shoppingManagement4/myCart': cartOf(cart, 1),
    },
    headers: { 'user-agent': agent },
  })
  const part = (open: string, close: string) =>
    html.slice(html.indexOf(open), html.indexOf(close) + close.length)
  return {
    html,
    header: html.includes('<header') ? part('<header', '</header>') : '',
    footer: html.includes('<footer') ? part('<footer', '</footer>') : '',
    tabs: html.includes('shell-tab-bar') ? part('<nav class="shell-tab-bar', '</nav>') : '',
  }
}
const config = (appConfig: object, system: object = {}) => ({ system: { ...system, appConfig } })
const navigation = (parts: object) => ({ navigation: parts })
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('header', () => {
  test('HDR-1 the store’s logo in mode 2, else the default mark and the name', async () => {
    const logo = { imageURL: '/media/l.svg' }
    expect((await shell({ storeLogo: '2', logo })).header).toContain('src="/media/l.svg"')
    const plain = (await shell({ storeLogo: '1', logo })).header
    expect(plain).not.toContain('/media/l.svg')
    expect(text(plain)).toContain('Tea')
  })

  test('HDR-2 top menu with a disclosure; long names are cut, whole for assistive technology', async () => {
    const name = 'A name of more than twenty characters'
    const menu = [
      {
        name,
        link: 'products/x',
        linkActionType: 'INTERNAL_LINK',
        subMenu: [{ name: 'Sub', link: 'page/s' }],
      },
    ]
    const { header } = await shell(navigation({ headerMenu: menu }))
    expect(header).toContain('>A name of more than …</span>')
    expect(header).toContain(`<span class="visually-hidden">${name}</span>`)
    expect(header).toContain('aria-expanded="false"')
    expect(header).toContain('href="/page/s"')
    expect(text(header)).toContain(`View all ${name}`)
  })

  test('HDR-4 sign-in or account only where the store has accounts; the header’s test leaves out the last login', async () => {
    expect((await shell(config({ enableUserAccounts: true }))).header).toContain('href="/account/login"')
    const known = await shell(config({ enableUserAccounts: true }), { rest: USER })
    expect(known.header).toContain('href="/user/list"')
    expect((await shell(config({ enableUserAccounts: false }))).header).not.toContain('/account/')
  })

  test('VIS-2 sign-in leads back to the page it was asked for on; on the way in already, to what that leads to', async () => {
    const wayIn = async (path: string) =>
      /href="\/account\/login([^"]*)"/.exec(
        (await shell(config({ enableUserAccounts: true }), { path })).header,
      )?.[1]
    expect(await wayIn('/')).toBe('')
    expect(await wayIn('/item/5?size=m&b=1')).toBe('?next=%2Fitem%2F5%3Fsize%3Dm%26b%3D1')
    expect(await wayIn('/account/login')).toBe('')
    expect(await wayIn('/account/signup?next=%2Fitem%2F5')).toBe('?next=%2Fitem%2F5')
  })

  test('SID-4 without script a link to the shop stands in the place of the menu; none without a menu', async () => {
    const menu = navigation({ sideMenu: [{ name: 'Home', link: 'home' }] })
    expect((await shell(menu)).header).toMatch(/<noscript><a class="icon-button" href="\/store"/)
    expect((await shell()).header).not.toContain('<noscript>')
  })

  test('HDR-5 cart only with checkout; its count above zero, announced', async () => {
    const on = config({ enableCheckout: true })
    expect((await shell(config({}))).header).not.toContain('/checkout/cart')
    expect((await shell(on)).header).not.toContain('shell-count')
    const three = (await shell(on, { cart: 3 })).header
    expect(three).toContain('aria-label="Cart, 3 items"')
    expect(three).toContain('>3</span>')
  })

  test('HDR-6 LOC-4 the location picker only where stores can be chosen: the chosen one’s name in both cuts', async () => {
    const choosing = config({ enableMultiLocationSelection: true })
    expect((await shell(config({}))).header).not.toContain('shell-location')
    expect(text((await shell(choosing)).header)).toContain('Choose a store')
    const appDetail = { locid: 7, locname: 'Richmond Bakery & Grocery' }
    const { header } = await shell({ ...choosing, appDetail })
    expect(header).toContain('aria-label="Store: Richmond Bakery &amp; Grocery. Change"')
    expect(header).toContain('<span class="shell-wide">Richmond Bakery &amp; ..</span>')
    expect(header).toContain('<span class="shell-narrow">Richmond Bake..</span>')
  })

  test('HDR-3 the search icon leads to the search page, with or without a remote that fills the box', async () => {
    expect((await shell()).header).toMatch(/href="\/store\/search"/)
  })

  test('HDR-7 language control: none, a toggle, or the label of the modal', async () => {
    const both = { supportedLanguages: ['en', 'zh'] }
    expect((await shell(config({ supportedLanguages: ['en'] }))).header).not.toContain('shell-language')
    expect((await shell(config(both))).header).toContain('aria-label="Switch to 中文"')
    const payment = {
      defaultCurrency: { currencyCode: 'CAD' },
      exchangeCurrencies: [{ currencyCode: 'USD' }],
    }
    const alone = await shell(config({ supportedLanguages: ['en'] }, { payment }))
    expect(alone.header).not.toContain('shell-language')
    const { header } = await shell(config(both, { payment }))
    expect(header).toContain('aria-label="Language and currency: English / CAD"')
    expect(text(header)).toContain('English / CAD')
  })

  test.each([
    ['notDisplayheaderInMP', 'MicroMessenger miniProgram Mobile'],
    ['notDisplayheaderInAli', 'AlipayClient Mobile'],
    ['notDisplayheaderInMobile', 'iPhone Mobile'],
    ['notDisplayheaderInDesktop', 'X11 Linux'],
  ])('HDR-8 %s hides the header there and nowhere else', async (control, agent) => {
    const hidden = navigation({ headerControl: { [control]: true } })
    expect((await shell(hidden, { agent })).header).toBe('')
    const elsewhere = control === 'notDisplayheaderInDesktop' ? 'iPhone Mobile' : 'X11 Linux'
    expect((await shell(hidden, { agent: elsewhere })).header).not.toBe('')
  })
})

test.each([
  ['iPhone Mobile', { isMobile: false, isDeskTop: true }, 'notDisplayheaderInDesktop'],
  ['X11 Linux', { isMobile: true, isDeskTop: false }, 'notDisplayheaderInMobile'],
])(
  'HDR-8 APP-2 the document says what device it is, over the agent %s',
  async (agent, appDetail, control) => {
    const content = { appDetail, ...navigation({ headerControl: { [control]: true } }) }
    expect((await shell(content, { agent })).header).toBe('')
    expect((await shell({ ...content, appDetail: {} }, { agent })).header).not.toBe('')
  },
)

test('HDR-8 in the mini program and the payment app only their own flags count', async () => {
  const hidden = navigation({
    headerControl: { notDisplayheaderInMobile: true, notDisplayheaderInDesktop: true },
  })
  for (const agent of ['MicroMessenger miniProgram Mobile', 'AlipayClient Mobile'])
    expect((await shell(hidden, { agent })).header).not.toBe('')
})

test('LNK-3 an entry with sub-entries and no link opens them by its name', async () => {
  const menu = [{ name: 'Gifts', subMenu: [{ name: 'Hampers', link: 'page/h' }] }, { name: 'Words' }]
  const { header } = await shell(navigation({ headerMenu: menu }))
  expect(header).toMatch(/<button type="button" class="shell-top-link">Gifts</)
  expect(header).toMatch(/<span class="shell-top-link">Words</)
})

describe('footer', () => {
  const system = {
    social: { facebook: { pageURL: 'https://www.facebook.com/x' } },
    payment: { supportVisa: true, supportAliPay: true },
  }

  test('FTR-1 FTR-5 only once the store’s styling is there, with its logo and this year', async () => {
    expect((await shell({ css: null })).footer).toBe('')
    const footerLogo = { imageURL: '/media/f.svg' }
    const { footer } = await shell({ footerLogo })
    expect(footer).toContain(`© ${new Date().getUTCFullYear()} Tea All rights reserved`)
    expect(footer).toContain('src="/media/f.svg"')
  })

  test('FTR-2 LNK-3 menu items by their language’s name: in the shop, in a new tab, as text, with those below them', async () => {
    const footerMenu = [
      {
        name: 'Help',
        nameContent: { zh: '帮助' },
        subMenu: [
          { name: 'Visit', link: 'page/visit', linkActionType: 'INTERNAL_LINK' },
          { name: 'Map', link: 'https://map.example/a', linkActionType: 'EXTERNAL_LINK' },
          { name: 'Sizes', link: 'page/sizes', linkActionType: 'EXTERNAL_LINK' },
          { name: 'Open daily' },
        ],
      },
    ]
    const { footer } = await shell(navigation({ footerMenu }))
    expect(text(footer)).toMatch(/Help Visit Map.* Open daily/)
    expect(footer).toMatch(/<a[^>]*href="\/page\/visit"[^>]*>Visit/)
    expect(footer).toMatch(/<a[^>]*href="https:\/\/map\.example\/a"[^>]*target="_blank"[^>]*rel="noopener"/)
    expect(footer).toMatch(/<a[^>]*href="\/page\/sizes"[^>]*target="_blank"/)
    expect(footer).not.toMatch(/<a[^>]*href="\/page\/visit"[^>]*target/)
    expect(footer).not.toMatch(/<a[^>]*>Open daily/)
    const zh = {
      system: { appMessage: { currentLocale: 'zh' }, appConfig: { supportedLanguages: ['en', 'zh'] } },
    }
    expect(text((await shell({ ...navigation({ footerMenu }), ...zh })).footer)).toContain('帮助')
  })

  test('FTR-2 what is below an item can be folded, one at a time; its own page is below it, once', async () => {
    const visit = { name: 'Visit', link: 'page/visit', linkActionType: 'INTERNAL_LINK' }
    const footerMenu = [
      { ...visit, name: 'Shop', link: 'store', subMenu: [{ ...visit, name: 'Tea', link: 'products/tea' }] },
      { ...visit, subMenu: [{ ...visit, name: 'Where we are' }] },
      { ...visit, name: 'Notes', link: 'blog' },
    ]
    const { footer } = await shell(navigation({ footerMenu }))
    expect(footer.match(/<details name="shell-footer"/g)).toHaveLength(2)
    expect(text(footer)).toContain('Shop Shop Tea View all Shop Visit Visit Where we are Notes')
    expect(footer.match(/href="\/store"/g)).toHaveLength(2)
  })

  test('FTR-3 FTR-4 headings and icons; none in the mini program, only its own in the payment app', async () => {
    const browser = text((await shell({ system })).footer)
    expect(browser).toContain('Follow Us')
    expect(browser).toMatch(/Payment Visa Alipay/)
    expect(text((await shell({ system }, { agent: 'AlipayClient' })).footer)).toMatch(/Payment Alipay/)
    const appMessage = { currentLocale: 'zh' }
    const appConfig = { supportedLanguages: ['en', 'zh'] }
    const chinese = text((await shell({ system: { ...system, appMessage, appConfig } })).footer)
    expect(chinese).toMatch(/付款方式 Visa 支付宝/)
    const mini = text((await shell({ system }, { agent: 'MicroMessenger miniProgram' })).footer)
    expect(mini).not.toMatch(/Follow Us|Payment/)
  })

  test('SID-5 LNG-1 a network is read out with where it opens, in Chinese without a gap', async () => {
    const said = async (currentLocale: string) => {
      const appConfig = { supportedLanguages: ['en', 'zh'] }
      const { footer } = await shell({ system: { ...system, appMessage: { currentLocale }, appConfig } })
      return footer.replaceAll('<!-- -->', '')
    }
    expect(await said('en')).toContain('>Facebook (opens in a new tab)<')
    expect(await said('zh')).toContain('>Facebook（在新标签页打开）<')
  })

  test.each([
    ['supportVisa', 'Visa'],
    ['supportMasterCard', 'Mastercard'],
    ['supportAmex', 'Amex'],
    ['supportPayPal', 'PayPal'],
    ['supportWeChatPay', 'WeChat Pay'],
    ['supportAliPay', 'Alipay'],
    ['supportUnionPay', 'UnionPay'],
  ])('FTR-4 %s alone shows %s and no other', async (flag, name) => {
    const footer = text((await shell({ system: { payment: { [flag]: true } } })).footer)
    expect(/Payment (.+?) (?=©|PWA)/.exec(footer)?.[1]).toBe(name)
  })

  test('FTR-4 no heading over nothing in the payment app, where the store does not take its payments', async () => {
    const without = { ...system, payment: { supportVisa: true } }
    expect(text((await shell({ system: without })).footer)).toContain('Payment Visa')
    expect((await shell({ system: without }, { agent: 'AlipayClient' })).footer).not.toContain('>Payment<')
  })

  test('PLT-3 the mini program’s footer has a way to support, that of browsers has not', async () => {
    expect(text((await shell()).footer)).not.toContain('Contact us')
    const mini = await shell({}, { agent: 'MicroMessenger miniProgram' })
    expect(text(mini.footer)).toContain('Contact us')
    expect(text((await shell({ appDetail: { isWmp: true } })).footer)).toContain('Contact us')
  })

  test('FTR-6 powered by unless hidden; a spacer then in the mini program', async () => {
    expect((await shell()).footer).toContain('PWA powered by')
    const hidden = config({ hidePowerBy: true })
    expect((await shell(hidden)).footer).not.toMatch(/powered by|spacer/)
    expect((await shell(hidden, { agent: 'MicroMessenger miniProgram' })).footer).toContain(
      'shell-footer-spacer',
    )
  })
})

describe('tab bar', () => {
  const fixed = {
    ...navigation({ footerTabs: [{ name: 'default' }] }),
    ...config({ enableCheckout: true, enableUserAccounts: true }),
  }

  test('TAB-1 none without tabs or styling', async () => {
    expect((await shell()).tabs).toBe('')
    expect((await shell({ ...fixed, css: null })).tabs).toBe('')
  })

  test('TAB-2 the fixed bar, with the cart’s count; support is an action', async () => {
    const { tabs, html } = await shell(fixed, { cart: 2 })
    expect(tabs.match(/href="[^"]*"/g)).toEqual([
      'href="/home"',
      'href="/store"',
      'href="/checkout/cart"',
      'href="/user/list"',
    ])
    expect(tabs).toContain('>2</span>')
    expect(text(tabs)).toContain('Support')
    expect(html).toContain('shell shell-with-tabs')
  })

  test.each([
    ['a checkout', { enableUserAccounts: true }, ['/home', '/store', '/user/list']],
    ['accounts', { enableCheckout: true }, ['/home', '/store', '/checkout/cart']],
  ])('TAB-2 HDR-4 HDR-5 the fixed bar of a store without %s leads to none', async (_, flags, hrefs) => {
    const { tabs } = await shell({ ...fixed, ...config(flags) })
    expect(tabs.match(/(?<=href=")[^"]*/g)).toEqual(hrefs)
    expect(text(tabs)).toContain('Support')
  })

  test('TAB-3 HDR-5 a bar of the store’s own leads to no cart where the store takes no orders', async () => {
    const bar = navigation({
      footerTabs: [
        { name: 'Start', link: 'home' },
        { name: 'Bag', link: 'checkout/cart' },
      ],
    })
    const hrefs = async (enableCheckout: boolean) =>
      (await shell({ ...bar, ...config({ enableCheckout }) })).tabs.match(/(?<=href=")[^"]*/g)
    expect(await hrefs(true)).toEqual(['/home', '/checkout/cart'])
    expect(await hrefs(false)).toEqual(['/home'])
  })

  test.each([
    ['has a link', [{ name: 'default', link: 'home' }]],
    ['stands beside others', [{ name: 'default' }, { name: 'Start', link: 'home' }]],
  ])('TAB-2 an entry named default that %s is a tab of the store’s own', async (_, footerTabs) => {
    expect(text((await shell(navigation({ footerTabs }))).tabs)).toMatch(/^ default /)
  })

  test('TAB-2 HDR-5 the cart’s tab is read out as the header’s cart is, under the name that it shows', async () => {
    const { header, tabs } = await shell({ ...fixed, ...config({ enableCheckout: true }) }, { cart: 2 })
    for (const part of [header, tabs]) expect(part).toContain('aria-label="Cart, 2 items"')
    expect((await shell(fixed)).tabs).not.toContain('aria-label="Cart')
    const named = navigation({ footerTabs: [{ name: 'Bag', link: 'checkout/cart' }] })
    const bag = { ...named, ...config({ enableCheckout: true }) }
    expect((await shell(bag, { cart: 1 })).tabs).toContain('aria-label="Bag, 1 item"')
  })

  test('TAB-3 TAB-4 configured tabs in the visitor’s words; the shown page’s is marked, one without link is inert', async () => {
    const tabs = [{ name: 'Start', link: 'home' }, { name: 'Sale', link: 'clearance' }, { name: 'Soon' }]
    const bar = (await shell(navigation({ footerTabs: tabs }))).tabs
    expect(bar).toMatch(/href="\/home"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/home"/)
    expect(bar).toContain('href="/store/clearance"')
    expect(bar).toContain('<span class="shell-tab">')
  })
})
