import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** What a shopper reads: in the pages, in the answers and mails of the backend, and where payments are tried out. */
const MESSAGES = [
  '*/messages/**/*.ts',
  '*/*/texts.ts',
  '*/*/*-texts.ts',
  '*/*/*/texts.ts',
  'host-shell/{server/home-screen,worker/offline-page}.ts',
  'shared-contracts/{remote/server,language}/*.ts',
  'shared-contracts/ui/**/*.{ts,tsx}',
  'edge/preview/*.ts',
  'store-api/language/messages.ts',
  'store-api/**/{*-mail,*words}.ts',
  'store-api/ordering/mail/*.ts',
  'payment-sandbox/**/{page,words,view}.ts',
]
/** Other names of what has one already, and that name. */
const OTHER_NAMES: readonly (readonly [other: RegExp, name: string])[] = [
  [/\} 份/, '件'],
  [/个订单/, '笔订单'],
  [/结账/, '结算'],
  [/送货地址/, '收货地址'],
  [/自取时间/, '取货时间'],
  [/运费|免邮/, '配送费'],
  [/电子邮箱/, '邮箱'],
  [/邮编/, '邮政编码'],
  [/支付方式/, '付款方式'],
  [/商店|店家/, '店铺'],
  [/备注/, '留言'],
  [/购物袋|购物篮/, '购物车'],
  [/\bby mail\b|\be-mails?\b/i, 'email'],
  [/\bbasket\b/i, 'cart'],
  [/\blog(?:ged)? (?:in|out)\b/i, 'sign in, sign out'],
]

const files = globSync(MESSAGES, { cwd: ROOT, exclude: ['**/node_modules', '**/*.test.ts'] })
const said = files.flatMap(file =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'[^'\n]+'|`[^`\n]+`|>[^<>\n]+</g)].map(
    ([text]) => `${file}: ${text}`,
  ),
)

test('LNG-2 a thing has one name in all messages, whichever remote says it', () => {
  expect(said.length).toBeGreaterThan(1000)
  const others = OTHER_NAMES.flatMap(([other, name]) =>
    said.filter(text => other.test(text.replace(/^.*?: /, ''))).map(text => `${text} is called ${name}`),
  )
  expect(others).toEqual([])
})

/** What is filled in is a name, of goods, of a place or of the store itself. Beside one in Latin letters the browser makes room by itself (`text-autospace`). */
const NAME = '\\$?\\{{1,2}(?:names?|stores?|shop|place|items)\\}{1,2}'
const SET_OFF = new RegExp(`\\p{Script=Han} ${NAME}|${NAME} \\p{Script=Han}`, 'u')
/** As a line of copyright is written, in parts. */
const IN_PARTS = '© {{year}} {{store}} 版权所有'

test('LNG-2 no name stands between spaces in a Chinese sentence, and no sign of one is half as wide as its characters', () => {
  const chinese = said.filter(text => /\p{Script=Han}/u.test(text) && !text.includes(IN_PARTS))
  expect(chinese.length).toBeGreaterThan(500)
  expect(chinese.filter(text => SET_OFF.test(text))).toEqual([])
  expect(chinese.filter(text => /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}/u.test(text))).toEqual(
    [],
  )
})
