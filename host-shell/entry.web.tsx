import { breathe } from './browser/breathe.ts'

/** Two tasks instead of one: what React's file takes a slow phone to evaluate is long enough. */
async function begin() {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await breathe()
  const { take } = await import(/* webpackMode: "eager" */ './browser/take.ts')
  await take()
}
begin().catch(error => console.error('start-up failed', error))
