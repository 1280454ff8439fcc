/** The calls' shapes come in parts, so that a page loads those of its own kind of calls alone. The first rule that fits counts. */
const RULES = [
  ['people', /ampaign|\/fc\/|3\/orders|nfluencer/],
  ['catalog', /roduct|inventory|pageContent|sectionTemplate/],
  [
    'payment',
    /reserve$|\/(?:request|check\w+Payment|process|paymentoption|storeCreditPayment)|order\/\{id\}$/,
  ],
  ['ordering', /shoppingManagement4|Locations?$/],
  ['own', /admin\//],
  ['common', /./],
] as const satisfies readonly (readonly [string, RegExp])[]

export type Group = (typeof RULES)[number][0]
export const GROUPS = RULES.map(([group]) => group)

/** Part in which a call's shape is. */
export function groupOf(call: string): Group {
  return RULES.find(([, fits]) => fits.test(call))?.[0] ?? 'common'
}
