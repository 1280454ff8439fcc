/**
 * The rooms of the house, and what production code in each may import besides itself. Nothing else holds the direction: a step
 * up, or into a neighbour, is refused. A room is a package, or a folder of one. `mfe-*` stands for every remote.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'shared-contracts/language': [],
  'shared-contracts/markup': [],
  'shared-contracts/release': [],
  'shared-contracts/api': ['shared-contracts/language'],
  'shared-contracts/remote': [
    'shared-contracts/api',
    'shared-contracts/language',
    'shared-contracts/release',
  ],
  'shared-contracts/ui': ['shared-contracts/api', 'shared-contracts/language', 'shared-contracts/remote'],
  'federation/runtime': ['shared-contracts/release', 'shared-contracts/remote'],
  'federation/build': [
    'federation/runtime',
    'shared-contracts/language',
    'shared-contracts/release',
    'shared-contracts/remote',
    'shared-contracts/ui',
  ],
  'server-kit': [],
  releases: ['server-kit', 'shared-contracts/api', 'shared-contracts/release', 'shared-contracts/remote'],
  edge: [
    'releases',
    'server-kit',
    // How pages read answers: what none of them could show is not kept for when the backend is away.
    'shared-contracts/api',
    'shared-contracts/language',
    'shared-contracts/markup',
    'shared-contracts/release',
    'shared-contracts/remote',
  ],
  'store-api': [
    'server-kit',
    'shared-contracts/api',
    'shared-contracts/language',
    'shared-contracts/markup',
    'shared-contracts/remote',
  ],
  'payment-sandbox': [
    'store-api',
    'shared-contracts/api',
    'shared-contracts/language',
    'shared-contracts/markup',
  ],
  'demo-stores': ['store-api', 'shared-contracts/api', 'shared-contracts/language'],
  'host-shell': [
    'federation/runtime',
    'shared-contracts/api',
    'shared-contracts/language',
    'shared-contracts/markup',
    'shared-contracts/release',
    'shared-contracts/remote',
    'shared-contracts/ui',
  ],
  'mfe-*': [
    'shared-contracts/api',
    'shared-contracts/language',
    'shared-contracts/remote',
    'shared-contracts/ui',
  ],
}

/**
 * Features of store-api from the ground up: a feature may use those before it, never one after. What is not named here is
 * bound by cycles alone.
 */
export const STORE_API_ORDER = [
  'language',
  'database',
  'security',
  'http',
  'session',
  'calls',
  'store-document',
  'store-description',
  'catalog',
  'mail',
  'order-parts',
  'places',
  'content',
  'uploads',
  'credit',
  'coupons',
  'membership',
  'referral',
  'campaigns',
  'rewards',
  'cart',
  'account',
  'ordering',
  'payment',
  'group-buys',
  'identity',
  'influencers',
  'message',
  'visit',
  'seed',
] as const

/** Production code never imports these; they may import anything that `exports` show. */
const TEST_CODE =
  /\.(?:test|spec|soak)\.tsx?$|\.test\.fixtures?\.tsx?$|(?:^|\/)(?:fixtures|testing|test|bench)\/|^(?:e2e|scripts)\/|^store-api\/(?:access|chaos|fuzz|races)\/|^demo-stores\/art\/|(?:^|\/)[\w.-]+\.config\.ts$/

export const isTestCode = (file: string): boolean => TEST_CODE.test(file)

/** @returns the room a file stands in, or null where it is in none */
export function roomOf(file: string): string | null {
  const [first = '', second = ''] = file.split('/')
  const name = first.startsWith('mfe-') ? 'mfe-*' : first
  if (name in ROOMS) return name
  const room = `${first}/${second}`
  return room in ROOMS ? room : null
}
