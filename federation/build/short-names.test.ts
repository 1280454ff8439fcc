import { expect, test } from 'vitest'
import { withShortNames } from './short-names.ts'

const short = (source: string) => withShortNames(source, ['state', 'queue'])

test('NFR-P properties of its own have short names wherever they stand, all else keeps its name', async () => {
  expect(await short('var state={state:1,queue:state,other:2};state.queue=o.state.queue;o[state]=1')).toBe(
    'var state={$a:1,$b:state,other:2};state.$b=o.$a.$b;o[state]=1',
  )
})

test.each([
  ['o.state', 'no properties named queue'],
  ['o.state=o.queue=o["state"]', 'state stands in a string'],
  ['o.state=o.queue=o.$a', '$a is a name already'],
])('%s stops the build until somebody has looked', async (source, message) => {
  await expect(short(source)).rejects.toThrow(message)
})
