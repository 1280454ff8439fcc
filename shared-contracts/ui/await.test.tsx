import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Deferred, defer } from '../remote/defer.ts'
import { Await } from './await.tsx'

/** @returns a promise of the stream, which there is as soon as the rest of the page is */
function render(data: Deferred<string>): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <main>
        <h1>Tea</h1>
        <Await data={data} load={() => Promise.reject(new Error('not on the server'))}>
          {value => <p>{value}</p>}
        </Await>
      </main>,
      { onShellReady: () => resolve(stream.pipe(new PassThrough())), onShellError: reject, onError: reject },
    )
  })
}

test('CAT-4 what is there in time is in its place, to be seen without a script', async () => {
  const data = defer(Promise.resolve('Buns'))
  await data
  expect(await text(await render(data))).toBe('<main><h1>Tea</h1><!--$--><p>Buns</p><!--/$--></main>')
})

test('CAT-4 the rest is sent while the part is still on its way, which follows in the same document', async () => {
  let arrive: (value: string) => void = () => {}
  const page = await render(defer(new Promise<string>(resolve => (arrive = resolve))))
  const [first] = (await page.iterator({ destroyOnReturn: false }).next()).value.toString().split('<!--$')
  expect(first).toBe('<main><h1>Tea</h1>')
  arrive('Buns')
  expect(await text(page)).toContain('<p>Buns</p>')
})

test('CAT-4 without data the part is left out', async () => {
  expect(await text(await render(defer(Promise.reject(new Error('down')))))).not.toContain('<p>')
  expect(await text(await render({ value: null }))).toBe('<main><h1>Tea</h1><!--$--><!--/$--></main>')
})
