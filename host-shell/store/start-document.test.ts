import fc from 'fast-check'
import { ANONYMOUS, createAppState } from 'shared-contracts/remote/state/app-state.ts'
import { describe, expect, test } from 'vitest'
import { readStartDocument } from './start-document.ts'

const SNAPSHOT = {
  appInfo: null,
  session: ANONYMOUS,
  cart: null,
  language: 'en',
  currency: { code: 'CAD', rate: null },
} as const

const document = (content: object, rest: object = {}) => ({ body: { appContent: content, ...rest } })
const read = (content: object, rest?: object) => readStartDocument(document(content, rest)).appInfo

/** Documents of the right outline whose leaves are anything. */
const outline = fc.letrec(tie => ({
  any: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), tie('menu')),
  menu: fc.array(fc.record({ name: fc.jsonValue(), link: fc.jsonValue(), subMenu: tie('any') })),
}))
const hostile = fc.record({
  body: fc.record({
    user: fc.jsonValue(),
    userID: fc.jsonValue(),
    appContent: fc.record(
      {
        storeName: fc.jsonValue(),
        storeLogo: fc.jsonValue(),
        logo: fc.jsonValue(),
        labels: fc.jsonValue(),
        css: fc.oneof(fc.jsonValue(), fc.record({ varButton: fc.jsonValue(), varFooter: fc.jsonValue() })),
        navigation: fc.oneof(fc.jsonValue(), fc.record({ headerMenu: outline.any, footerTabs: outline.any })),
        system: fc.record({
          appMessage: fc.jsonValue(),
          appConfig: fc.jsonValue(),
          social: fc.jsonValue(),
          payment: fc.jsonValue(),
        }),
      },
      { requiredKeys: [] },
    ),
  }),
})

describe('APP-3 no document breaks the page', () => {
  test('APP-3 any JSON is read without an error into texts and flags', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), hostile), value => {
        const { appInfo, session, language } = readStartDocument(value)
        expect(typeof appInfo.storeName).toBe('string')
        expect(['en', 'zh']).toContain(language)
        for (const label of Object.values(appInfo.labels)) expect(typeof label).toBe('string')
        for (const item of appInfo.headerMenu) expect(typeof item.name).toBe('string')
        for (const shown of Object.values(appInfo.flags)) expect(typeof shown).toBe('boolean')
        expect(session.userID === null || typeof session.userID === 'string').toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('APP-3 an empty document leaves every part out', () => {
    const { appInfo, session } = readStartDocument({})
    expect(appInfo).toMatchObject({ css: null, sideMenu: null, headerMenu: [], footerTabs: [], social: [] })
    expect(appInfo).toMatchObject({ logo: null, languages: ['en'], paymentIcons: [] })
    expect(session).toEqual({ user: null, userID: null, lastLoginDate: null, myID: null })
  })

  test.each(['javascript:alert(1)', '//evil.example/a.png', 'data:text/html,x', '/a" onerror="x', 7, null])(
    'APP-3 %j is no picture',
    imageURL => {
      expect(read({ storeLogo: '2', logo: { imageURL } }).logo).toBeNull()
    },
  )

  test('APP-3 half a character becomes a sign for it, so that addresses can be made of it', () => {
    const { appInfo } = readStartDocument(
      document({ storeName: 'a\uD800b', system: { social: { instagram: { userName: '\uDC00' } } } }),
    )
    expect(appInfo.storeName).toBe('a\uFFFDb')
    expect(appInfo.social[0]?.url).toContain('%EF%BF%BD')
  })

  test('APP-3 control characters, which HTML does not carry, become spaces; a name of nothing else is none', () => {
    const { appInfo } = readStartDocument(
      document({
        storeName: 'a\u0000b\r\n',
        navigation: { headerMenu: [{ name: '\u0000' }, { name: 'Tea' }] },
      }),
    )
    expect(appInfo.storeName).toBe('a b')
    expect(appInfo.headerMenu.map(item => item.name)).toEqual(['Tea'])
  })

  test('APP-3 menus nested without end are cut', () => {
    let menu: object[] = []
    for (let i = 0; i < 50; i++) menu = [{ name: String(i), subMenu: menu }]
    expect(JSON.stringify(read({ navigation: { headerMenu: menu } }).headerMenu).length).toBeLessThan(500)
  })
})

describe('what a store says', () => {
  test('HDR-1 the uploaded logo only in mode 2', () => {
    const logo = { imageURL: '/media/logo.svg' }
    expect(read({ storeLogo: '2', logo }).logo).toBe('/media/logo.svg')
    expect(read({ storeLogo: '1', logo }).logo).toBeNull()
    expect(read({ logo }).logo).toBeNull()
  })

  test('SID-5 instagram needs its user name, the others their page', () => {
    const page = { pageURL: 'https://www.facebook.com/x' }
    expect(read({ system: { social: { facebook: page, instagram: page, twitter: {} } } }).social).toEqual([
      { network: 'facebook', url: page.pageURL },
    ])
    expect(read({ system: { social: { instagram: { userName: 'a b' } } } }).social).toEqual([
      { network: 'instagram', url: 'https://www.instagram.com/a%20b/' },
    ])
  })

  test('LNG-2 labels of the visitor’s language, and messages over them', () => {
    const { appInfo, language } = readStartDocument(
      document({
        labels: { en: { a: 'en', b: 'en' }, zh: { a: 'zh', b: 'zh' } },
        system: {
          appMessage: { currentLocale: 'zh_CN', applicationMessage: { messages: { b: 'message' } } },
        },
      }),
    )
    expect(language).toBe('zh')
    expect(appInfo.labels).toEqual({ a: 'zh', b: 'message' })
  })

  test('VIS-1 who the visitor is', () => {
    const user = { emailID: 'a@b.example', firstName: 'A', lastName: 'B' }
    const { session } = readStartDocument(document({}, { user, userID: 'u1', lastLoginDate: '2026-01-01' }))
    expect(session).toMatchObject({ user: { firstName: 'A', profileImage: null }, userID: 'u1' })
  })

  test('VIS-1 logged in is who has user, id and last login date, as the specification has them', () => {
    const logged = (body: object) =>
      createAppState({ ...SNAPSHOT, session: readStartDocument({ body }).session })
    const user = { profileImage: '/media/me.jpg' }
    const whole = logged({ user, userID: 17, lastLoginDate: 1767225600000 })
    expect([whole.$loggedIn.get(), whole.$headerLoggedIn.get()]).toEqual([true, true])
    expect(whole.$session.get()).toMatchObject({ userID: '17', lastLoginDate: '1767225600000' })
    const undated = logged({ user, userID: 17 })
    expect([undated.$loggedIn.get(), undated.$headerLoggedIn.get()]).toEqual([false, true])
    for (const less of [
      { userID: 17, lastLoginDate: 1 },
      { user, lastLoginDate: 1 },
      { user: {}, userID: 1 },
    ]) {
      expect([logged(less).$loggedIn.get(), logged(less).$headerLoggedIn.get()]).toEqual([false, false])
    }
  })

  test('LNG-1 languages stand in the store’s own order, and its first is the one for all others', () => {
    const { appInfo, language } = readStartDocument(
      document({ system: { appConfig: { supportedLanguages: ['zh', 'fr', 'en', 'zh'] } } }),
    )
    expect([appInfo.languages, language]).toEqual([['zh', 'en'], 'zh'])
  })

  test('LOC-2 a text in display shows a store; only a plain no hides it', () => {
    const stores = [
      { id: 1, localStoreName: 'A', display: 'Downtown' },
      { id: 2, localStoreName: 'B', display: false },
      { id: 3, localStoreName: 'C', display: null, virtual: true },
      { id: 4, localStoreName: 'D' },
      { id: 5, localStoreName: 'E', display: 'false' },
    ]
    const content = {
      system: { appConfig: { enableMultiLocationSelection: true }, storeLocations: { ON: stores } },
    }
    expect(read(content).provinces[0]?.stores.map(store => store.name)).toEqual(['A', 'C', 'D'])
  })

  test('LOC-2 a store that is virtual has a name and no address; any other has all parts of it', () => {
    const address = {
      streetNumberAndNameDetails: '3255 Highway 7',
      city: 'Markham',
      province: 'ON',
      postCode: 'L3R 3P9',
    }
    const stores = [true, false].map(virtual => ({
      id: String(virtual),
      localStoreName: 'A',
      virtual,
      address,
    }))
    const choosing = { appConfig: { enableMultiLocationSelection: true } }
    const [online, shop] =
      read({ system: { ...choosing, storeLocations: { ON: stores } } }).provinces[0]?.stores ?? []
    expect(online).toEqual({ id: 'true', name: 'A', address: null })
    expect(Object.values(shop?.address ?? {})).toEqual(['3255 Highway 7', 'Markham', 'ON', 'L3R 3P9'])
  })
})
