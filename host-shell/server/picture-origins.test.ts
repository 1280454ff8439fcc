import { expect, test } from 'vitest'
import { remoteModule, START, visit } from '../fixtures/visit.ts'

test('NFR-S the host says which other origins the store takes pictures from, whole lists and menus', async () => {
  const icon = (host: string) => ({ name: 'x', link: '/', icon: `https://${host}/i.svg` })
  const { appContent } = START.body
  const navigation = {
    headerMenu: [{ ...icon('menu.test'), subMenu: [icon('sub.test')] }],
    footerTabs: [icon('tab.test'), icon('tab.test')],
  }
  const logos = {
    storeLogo: '2',
    logo: { imageURL: 'https://cdn.test:8443/a.svg' },
    footerLogo: { imageURL: '/media/f.svg' },
  }
  const modules = { 'mfe-a@a2': remoteModule('mfe-a', { '/': async () => ({ Component: () => null }) }) }
  const at = async (content: object) =>
    (
      await visit('/', {
        modules,
        api: { 'common3/appInfoInit': { body: { appContent: { ...appContent, ...content } } } },
      })
    ).headers.get('x-arcade-pictures')
  expect(await at({})).toBe('')
  expect(new Set((await at({ ...logos, navigation }))?.split(' '))).toEqual(
    new Set(['https://cdn.test:8443', 'https://menu.test', 'https://sub.test', 'https://tab.test']),
  )
})
