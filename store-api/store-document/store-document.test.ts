import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoStores } from 'demo-stores/stores.ts'
import { run as runProcess } from 'scripts/process.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { doByHand } from '../by-hand.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { loadSandbox } from '../sandbox.ts'
import { loadStore } from '../store-description/load-store.ts'
import { openImage } from '../testing/image.ts'
import { newEmail, PASSWORD } from '../testing/people.ts'
import { good } from '../testing/purchase.ts'
import { Visitor } from '../testing/visitor.ts'
import { command } from './command.ts'
import { BadDocument, readDocument } from './document.ts'
import { answerCommands, askServer } from './requests.ts'
import { exportDocument } from './store-document.ts'

let folder: string
let env: Record<string, string>
let database: OpenDatabase
let app: App
let stopCommands: () => Promise<void>
let origin: string
const start = async (store: 'tea-house' | 'bookshop', db: OpenDatabase) => {
  const config = readConfig({ ...env, STORE: store })
  const built = await buildApp({
    config,
    database: db,
    store: await loadStore(store),
    sandbox: await loadSandbox({ sandbox: true }),
  })
  return { ...built, origin: await built.server.listen({ port: 0, host: '127.0.0.1' }) }
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-document-'))
  env = { LOG_LEVEL: 'silent', DATA_DIR: folder, STORE: 'tea-house' }
  database = await openPglite(join(folder, 'pglite-tea-house'))
  ;({ origin, ...app } = await start('tea-house', database))
  stopCommands = await answerCommands(app.shop, doByHand)
})
afterAll(async () => {
  await stopCommands()
  await app.server.close()
  await database.close()
  await rm(folder, { recursive: true })
})

/** Runs the command beside the server, which has the database. */
async function run(...args: string[]) {
  const said = { out: '', error: '' }
  const code = command(args, env, {
    out: text => {
      said.out += text
    },
    error: text => {
      said.error += text
    },
  })
  return { code: await code, ...said }
}

async function importing(document: unknown) {
  const file = join(folder, 'document.json')
  await writeFile(file, typeof document === 'string' ? document : JSON.stringify(document))
  return run('import', file)
}

const appContentOf = async (at: string, language = 'en') => {
  const { body } = await new Visitor(at, { 'accept-language': language }).api('GET common3/appInfoInit')
  return body.body.appContent as {
    storeName: string
    labels: Record<string, Record<string, string>>
    css: { varButton: { background: string } }
    navigation: { headerMenu: { name: string }[] }
    system: {
      appMessage: { currentLocale: string }
      appConfig: Record<string, unknown>
      payment: { exchangeCurrencies: unknown[] }
    }
  }
}

describe('the command beside a running server', () => {
  test('APP-6 what is exported can be changed and imported; the server shows it at once', async () => {
    const exported = await run('export')
    expect(exported.code).toBe(0)
    const document = JSON.parse(exported.out)
    document.appContent.storeName = 'Guifeng by the Lake'
    document.appContent.labels.en['store.tagline'] = 'New words'
    expect(await importing(document)).toMatchObject({ code: 0, out: '' })
    const shown = await appContentOf(origin)
    expect([shown.storeName, shown.labels.en?.['store.tagline']]).toEqual([
      'Guifeng by the Lake',
      'New words',
    ])
    expect(await importing(exported.out)).toMatchObject({ code: 0 })
    expect((await run('export')).out).toBe(exported.out)
  })

  test('CHK-7 APP-6 a store chooses its ways to pay and their order', async () => {
    const { out } = await run('export')
    const document = JSON.parse(out)
    const offered = async () =>
      (await new Visitor(origin).api('GET shoppingManagement4/paymentConfig')).body.options
    const [first, second] = await offered()
    document.appContent.system.payment.options = [second, first]
    expect(await importing(document)).toMatchObject({ code: 0, out: '' })
    expect(await offered()).toEqual([second, first])
    expect(await importing(out)).toMatchObject({ code: 0 })
    expect((await offered()).length).toBeGreaterThan(2)
  })

  type Change = (document: ReturnType<typeof JSON.parse>) => void
  test.each<[string, Change, string]>([
    [
      'a flag that is text',
      d => (d.appContent.system.appConfig.enableCheckout = 'yes'),
      'appContent.system.appConfig.enableCheckout: ',
    ],
    [
      'a menu item without a name',
      d => delete d.appContent.navigation.headerMenu[1].name,
      'appContent.navigation.headerMenu.1.name: ',
    ],
    [
      'a script as a link',
      d => (d.appContent.navigation.footerMenu[0].subMenu[0].link = ' JavaScript:x()'),
      'appContent.navigation.footerMenu.0.subMenu.0.link: must not run',
    ],
    [
      'no colour',
      d => (d.appContent.css.varButton.background = 'red;}body{'),
      'appContent.css.varButton.background: must be a colour',
    ],
    [
      'a way to pay that is none',
      d => (d.appContent.system.payment.options = ['ott-wechat']),
      'appContent.system.payment.options.0: ',
    ],
    ['a misspelt field', d => (d.appContent.storName = 'x'), 'appContent.storName: '],
    ['another store', d => (d.id = 'bookshop'), 'id: this database holds the store "tea-house"'],
    [
      'another currency alone',
      d => (d.currency = 'USD'),
      'defaultCurrency.currencyCode: must be the same as currency',
    ],
    [
      'another currency',
      d => {
        d.currency = 'USD'
        d.appContent.system.payment.defaultCurrency.currencyCode = 'USD'
      },
      'currency: the prices are in CAD',
    ],
    [
      'a default location that is none',
      d => (d.defaultLocation = 'atlantis'),
      'defaultLocation: no shown location has the id "atlantis"',
    ],
    ['a zone that is none', d => (d.timeZone = 'Mars/Base'), 'timeZone: must be a time zone'],
    [
      'languages that disagree',
      d => (d.languages = ['en']),
      'supportedLanguages: must be the same as languages',
    ],
  ])('APP-6 %s is refused by its path and changes nothing', async (_what, change, message) => {
    const before = await exportDocument(app.shop.db)
    const document = JSON.parse(before)
    change(document)
    const { code, error } = await importing(document)
    expect(error).toContain(message)
    expect(code).toBe(3)
    expect(await exportDocument(app.shop.db)).toBe(before)
  })

  test.each([['{'], ['null'], ['[]'], ['{}']])('APP-6 a file of %s is refused', async text => {
    expect((await importing(text)).code).toBe(3)
  })

  test.each([[[]], [['import']], [['export', 'x']], [['import', 'a', 'b']], [['delete']]])(
    'APP-6 wrong usage %j says how it is used',
    async args => {
      const { code, error } = await run(...args)
      expect([code, error]).toEqual([2, expect.stringContaining('app-info.ts export')])
    },
  )

  test('APP-6 a file that is not there fails', async () => {
    expect((await run('import', join(folder, 'nothing.json'))).code).toBe(1)
  })

  test('ACC-3 API-4 what is done by hand beside a server that has the database that server does, or says why not', async () => {
    const operate = (...args: string[]) =>
      runProcess(process.execPath, [join(import.meta.dirname, '..', 'operate.ts'), ...args], { env })
    const emailID = newEmail()
    const visitor = new Visitor(origin)
    await visitor.api('GET common3/appInfoInit')
    const body = { emailID, password: PASSWORD, firstName: 'Lin', lastName: 'Wei' }
    good(await visitor.api('POST common3/clientRegistration', { body }))
    expect(await operate('give-credit', emailID, '500', 'Sorry')).toContain(`${emailID} has 500 cents more.`)
    expect(good(await visitor.api('GET admin/storeCreditManagement/storeCredit')).balance).toBe(500)
    await expect(operate('order-cancel', 'NOWHERE')).rejects.toThrow('There is no order "NOWHERE".')
    await expect(askServer(app.shop.config, { verb: 'operate', args: ['order-vanish'] })).rejects.toThrow(
      'Usage',
    )
  })

  test('APP-6 a request nobody answers changes nothing and leaves nothing behind', async () => {
    await stopCommands()
    expect((await readdir(folder)).filter(name => name.startsWith('commands'))).toEqual([])
    await expect(askServer(app.shop.config, { verb: 'export' })).rejects.toThrow('Nothing was changed')
    expect((await readdir(folder)).filter(name => name.startsWith('commands'))).toEqual([])
    stopCommands = await answerCommands(app.shop, doByHand)
  })

  test('API-4 what is not answered in time may be done all the same: nobody is told that nothing was changed', async () => {
    await stopCommands()
    stopCommands = await answerCommands(app.shop, () => new Promise(() => {}))
    const asked = askServer(app.shop.config, { verb: 'operate', args: ['give-credit'] }, 200)
    await expect(asked).rejects.toThrow('It may be done all the same')
    await stopCommands()
    stopCommands = await answerCommands(app.shop, doByHand)
  })

  test('APP-6 a server that was killed leaves nothing in the way of the next', async () => {
    // A second one takes the place of what the first left behind.
    const stopNext = await answerCommands(app.shop, doByHand)
    expect((await run('export')).code).toBe(0)
    await stopNext()
    await stopCommands()
    stopCommands = await answerCommands(app.shop, doByHand)
  })
})

test('APP-6 every demo document is one that could be imported', async () => {
  for (const { id, name, languages, currency, timeZone, appContent } of Object.values(demoStores))
    expect(() =>
      readDocument(JSON.stringify({ id, name, languages, currency, timeZone, appContent })),
    ).not.toThrow(BadDocument)
})

test('APP-6 a second store with another look, menus, languages and flags starts by naming it', async () => {
  const memory = await openImage(null)
  const other = await start('bookshop', memory)
  const [tea, books] = [await appContentOf(origin, 'zh'), await appContentOf(other.origin, 'zh')]
  expect(books.storeName).not.toBe(tea.storeName)
  expect(books.css.varButton.background).not.toBe(tea.css.varButton.background)
  expect(books.navigation.headerMenu.map(m => m.name)).not.toEqual(tea.navigation.headerMenu.map(m => m.name))
  expect([tea.system.appMessage.currentLocale, books.system.appMessage.currentLocale]).toEqual(['zh', 'en'])
  expect([tea.system.appConfig.enableUserAccounts, books.system.appConfig.enableUserAccounts]).toEqual([
    true,
    false,
  ])
  expect([
    tea.system.payment.exchangeCurrencies.length,
    books.system.payment.exchangeCurrencies.length,
  ]).toEqual([2, 0])
  await other.server.close()
  await memory.close()
})
