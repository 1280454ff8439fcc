import { breathe } from './browser/breathe.ts'

/** Three tasks instead of one: what Federation, React's file and the page's own code take a slow phone is long enough each. */
async function begin() {
  await breathe()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await breathe()
  const { take } = await import(/* webpackMode: "eager" */ './browser/take.ts')
  await take()
}
begin().catch(error => console.error('start-up failed', error))
