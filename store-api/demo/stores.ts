import { bookshop } from './bookshop/store.ts'
import { teaHouse } from './tea-house/store.ts'
import type { DemoStore } from './types.ts'

/** The demo stores by the name that `STORE` gives; the first is the default. */
export const demoStores = { 'tea-house': teaHouse, bookshop } as const satisfies Record<string, DemoStore>
