import { LANGUAGES } from 'shared-contracts/messages/language.ts'
import { ROUTES } from 'shared-contracts/routes/href.ts'
import { expect, test } from 'vitest'
import { declaration } from './declaration.ts'
import remote from './remote.ts'

test('every declared path has a page, and every page a path of the shop', () => {
  expect(Object.keys(remote.pages)).toEqual(Object.keys(declaration.paths))
  for (const path of Object.keys(declaration.paths)) expect(Object.keys(ROUTES)).toContain(path)
})

test('every page imports without a DOM and holds loader, head and view', async () => {
  for (const load of Object.values(remote.pages)) {
    const page = await load()
    expect(page).toMatchObject({
      Component: expect.any(Function),
      loader: expect.any(Function),
      meta: expect.any(Function),
    })
  }
})

test('LNG-2 every text exists in both languages with the same blanks', async () => {
  const [en, zh] = await Promise.all(LANGUAGES.map(async l => (await remote.messages[l]()).default))
  const blanks = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(m => m[1]).sort()
  expect(Object.keys(zh ?? {})).toEqual(Object.keys(en ?? {}))
  for (const [key, text] of Object.entries(en ?? {})) {
    expect(key).toMatch(/^catalog\./)
    expect(blanks((zh as Record<string, string>)[key] ?? ''), key).toEqual(blanks(text))
  }
})
