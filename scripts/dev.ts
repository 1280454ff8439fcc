// `npm run dev [-- <folder>…]`: the shop with development builds of these folders, of all without: a save shows in the open page.
// `npm run dev -- <folder>… --against <address>`: the deployed shop at that address, or a page in it, with these folders from here.
// `npm run dev -- --kit`: every part of the UI kit on one page.
import { join } from 'node:path'
import { DEV_PORT, messageOf } from './against/develop.ts'
import { portIn, shopAt } from './against/where.ts'
import { readArguments } from './arguments.ts'
import { develop } from './dev/develop.ts'
import { isReleasable, RELEASABLES } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const USAGE = 'npm run dev [-- <folder>…] [--against <address>] [--port n] [--kit]'
const { values, positionals: named } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    against: { type: 'string', takes: 'address', says: 'the shop there, the folders named from here' },
    kit: { type: 'boolean', says: 'every part of the UI kit on one page' },
    port: {
      type: 'string',
      takes: 'n',
      says: `where it is here (8080; ${DEV_PORT} with --against, --kit)`,
    },
  },
})
const fail = (words: string, code: number): never => {
  console.error(words)
  process.exit(code)
}
const unknown = named.filter(n => !isReleasable(n))
if (unknown.length > 0)
  fail(`No such release: ${unknown.join(', ')}. There are: ${RELEASABLES.join(', ')}`, 2)
if (values.kit && (values.against !== undefined || named.length > 0))
  fail(`--kit is by itself: it shows no shop and none of its folders\nusage: ${USAGE}`, 2)
if (values.against !== undefined && named.length === 0)
  fail(`--against wants the folders that run in that shop: ${RELEASABLES.join(', ')}\nusage: ${USAGE}`, 2)
const usual = values.against || values.kit ? DEV_PORT : process.env.PORT || '8080'
const given = <T>(read: (text: string) => T, text: string): T => {
  try {
    return read(text)
  } catch (error) {
    return fail(messageOf(error), 2)
  }
}
const port = given(portIn, values.port ?? usual)
const against = values.against === undefined ? undefined : given(shopAt, values.against)

try {
  if (values.kit) {
    const { serveKit } = await import('./kit/serve.ts')
    console.log(`the kit: ${(await serveKit(port)).url}`)
  } else await develop({ root: ROOT, named, port, against })
} catch (error) {
  fail(messageOf(error), 1)
}
