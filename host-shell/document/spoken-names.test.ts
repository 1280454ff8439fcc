import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'
import { expect, test } from 'vitest'
import { nameIn } from '../store/names.ts'
import { spokenNames } from './spoken-names.ts'

const item = (name: string, nameContent: object, subMenu: object[] = []) => ({ name, nameContent, subMenu })
const tea = item('Tea', { en: 'Tea', zh: '茶' }, [
  item('Loose', { en: 'Loose tea', zh: '原叶茶' }),
  item('New', {}),
])
const info = {
  storeName: 'Shop',
  headerMenu: [tea],
  sideMenu: [tea],
  footerMenu: [tea],
  footerTabs: [item('Cart', { zh: '购物车', en: '' })],
} as unknown as AppInfo

test.each(['en', 'zh', 'fr'])(
  'LNG-1 a page in %s is told names of that language alone, and shows the same',
  language => {
    const told = spokenNames(info, language)
    const shown = (all: AppInfo) =>
      [
        ...all.headerMenu,
        ...(all.sideMenu ?? []),
        ...all.footerMenu,
        ...all.headerMenu.flatMap(one => one.subMenu),
      ]
        .concat(all.footerTabs as never)
        .map(one => nameIn(one, language))
    expect(shown(told)).toEqual(shown(info))
    const others = ['en', 'zh'].filter(one => one !== language)
    for (const other of others) expect(JSON.stringify(told)).not.toContain(`"${other}":`)
    expect(told.storeName).toBe('Shop')
  },
)

test('SID-4 a store without a side menu has none', () => {
  expect(spokenNames({ ...info, sideMenu: null }, 'en').sideMenu).toBeNull()
})
