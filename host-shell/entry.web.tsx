import { breathe } from './browser/breathe.ts'

/** Four tasks instead of one: what Federation, React's file, the page's own and what that begins with take a slow phone is long enough each. */
async function begin() {
  await breathe()
  await import(/* webpackMode: "eager" */ './browser/react-file.ts')
  await breathe()
  const { take } = await import(/* webpackMode: "eager" */ './browser/take.ts')
  await breathe()
  await take()
}
begin().catch(error => console.error('start-up failed', error))
