import bookshop from './bookshop.ts'
import teaHouse from './tea-house.ts'

/** The demo stores by the name that `STORE` gives. */
export const demoStores = { 'tea-house': teaHouse, bookshop }
