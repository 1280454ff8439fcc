import { expect, test } from 'vitest'
import { largeModules } from './eager-modules.ts'

const long = `"${'x'.repeat(20_000)}"`

test('NFR-P the large modules of an entry are found, from their parameters to their end', async () => {
  const code = `var e,o={3(e,t,n){return ${long}},4(e){return{5(a){return ${long}}}},6(e,t){e.exports=1}};o[3]();`
  const found = (await largeModules(code)).map(({ start, end }) => code.slice(start, end))
  expect(found.map(text => text.slice(0, 16))).toEqual(['(e,t,n){return "', '(e){return{5(a){'])
  expect(found.map(text => text.slice(-3))).toEqual([`x"}`, '}}}'])
})

test('NFR-P a bundler that writes them in another way stops the build; an entry that has none does not', async () => {
  const arrow = (text: string) => `var o={3:(e,t,n)=>{return ${text}}}`
  expect(await largeModules(arrow(long))).toEqual([])
  await expect(largeModules(arrow(`"${'x'.repeat(100_000)}"`))).rejects.toThrow('large modules')
})
