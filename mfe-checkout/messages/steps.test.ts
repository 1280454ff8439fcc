import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import cart from './cart/en.ts'
import details from './details/en.ts'
import payment from './payment/en.ts'

const ROOT = join(import.meta.dirname, '..')
const STEPS = { cart, details, payment }
/** Every page, and whose texts it loads besides those of every page; the panel beside other pages has none. */
const OWN = {
  'pages/start.tsx': null,
  'pages/cart.tsx': 'cart',
  'pages/checkout.tsx': 'details',
  'pages/payment.tsx': 'payment',
  'pages/campaign-cart.tsx': 'cart',
  'pages/campaign-checkout.tsx': 'details',
  'pages/campaign-payment.tsx': 'payment',
  'slots/mini-cart.tsx': null,
} as const satisfies Record<string, keyof typeof STEPS | null>

/** Files of this remote that one needs, at once or later; texts aside. */
function reach(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || relative(ROOT, path).startsWith('messages') || !existsSync(path)) return found
  found.add(path)
  const code = readFileSync(path, 'utf8').replace(/^(?:import|export) type .*$/gm, '')
  for (const [, to = ''] of code.matchAll(/(?:from|import\(|^import)\s*(?:\/\*.*?\*\/)?\s*'(\.[^']+)'/gm))
    reach(join(dirname(path), to), found)
  return found
}

const stepOf = (key: string) =>
  (Object.keys(STEPS) as (keyof typeof STEPS)[]).find(step =>
    Object.keys(STEPS[step]).some(one => one === key || one.replace(/_(?:one|other)$/, '') === key),
  )
/** What a file says, and where of a family of keys any: `checkout.means.` of `checkout.means.${way}`. */
const said = (code: string) => [
  ...[...code.matchAll(/'(checkout\.[\w.-]+)'/g)].map(([, key = '']) => key),
  ...[...code.matchAll(/`(checkout\.[\w.-]*\.)\$\{/g)].flatMap(([, family = '']) =>
    Object.values(STEPS).flatMap(table => Object.keys(table).filter(key => key.startsWith(family))),
  ),
]

test.each(Object.entries(OWN))(
  'LNG-1 %s says nothing that only another step has the words for',
  (page, own) => {
    const elsewhere = [...reach(join(ROOT, page))].flatMap(file =>
      said(readFileSync(file, 'utf8'))
        .filter(key => ![undefined, own].includes(stepOf(key)))
        .map(key => `${relative(ROOT, file)}: ${key}`),
    )
    expect([...new Set(elsewhere)]).toEqual([])
  },
)
