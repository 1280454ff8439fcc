import { expect, test } from 'vitest'
import { type Unreached, withoutCode } from './without-code.ts'

const gone: Unreached = { functions: [], prototypes: [], tags: [26, 30] }
const without = (source: string, more: Partial<Unreached> = {}) => withoutCode(source, { ...gone, ...more })

test('NFR-P a function has nothing to do, the methods of what nobody makes go', async () => {
  const source =
    'function a(){b()}function b(){a()}T.prototype.x=function(){a()};T.y=1;function c(){T.prototype.z=1}'
  expect(await without(source, { functions: ['a'], prototypes: ['T.prototype'] })).toBe(
    'function a(){}function b(){a()}T.y=1;function c(){}',
  )
})

test('NFR-P a name that is not there any more is refused', async () => {
  await expect(without('function a(){}', { functions: ['a', 'x'] })).rejects.toThrow('no functions named x')
})

test('NFR-P the case of a tag goes', async () => {
  const source =
    'function f(o){switch(o.tag){case 5:a();break;case 26:b();break;case 30:c();return;default:d()}}'
  expect(await without(source)).toBe('function f(o){switch(o.tag){case 5:a();break;default:d()}}')
})

test('NFR-P what another case falls into stays, without the label', async () => {
  const source = 'switch(o.tag){case 5:case 26:a();break;case 30:case 6:b()}'
  expect(await without(source)).toBe('switch(o.tag){case 5:a();break;case 6:b()}')
})

test('NFR-P a variable that went with a case is still one of the function', async () => {
  const source = 'function f(o){switch(o.tag){case 30:var x=1,y;break;case 5:x=2}return x}'
  expect(await without(source)).toBe('function f(o){var x,y;switch(o.tag){case 5:x=2}return x}')
})

test('NFR-P another switch keeps its cases, and a function that went has nothing else to change', async () => {
  const source = 'switch(o.kind){case 26:a()}function f(o){switch(o.tag){case 26:var x;a()}}'
  expect(await without(source)).toBe('switch(o.kind){case 26:a()}function f(o){var x;switch(o.tag){}}')
  expect(await without(source, { functions: ['f'] })).toBe('switch(o.kind){case 26:a()}function f(o){}')
})
