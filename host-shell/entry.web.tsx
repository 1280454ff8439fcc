import { yieldToMain } from './browser/yield-to-main.ts'

/** Four tasks instead of one: what Federation, React's file, the page's own and what that begins with take a slow phone is long enough each. */
async function begin() {
  await yieldToMain()
  await import(/* webpackMode: "eager" */ './browser/react-file.ts')
  await yieldToMain()
  const { hydrate } = await import(/* webpackMode: "eager" */ './browser/hydrate.ts')
  await yieldToMain()
  await hydrate()
}
begin().catch(error => console.error('start-up failed', error))
