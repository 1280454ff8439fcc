import type { Province, StoreLocation } from 'shared-contracts/remote/state/app-info.ts'
import { flag, hides, identifier, list, object, text } from './fields.ts'

const MAX_PROVINCES = 60
const MAX_STORES = 200

/** Stores that may be shown, by province; a province without one is left out (LOC-1, LOC-2). */
export function readProvinces(value: unknown): Province[] {
  return Object.entries(object(value))
    .slice(0, MAX_PROVINCES)
    .flatMap(([key, entries]) => {
      const name = text(key)
      const stores = list(entries).slice(0, MAX_STORES).flatMap(readStore)
      return name && stores.length > 0 ? [{ name, stores }] : []
    })
}

function readStore(value: unknown): StoreLocation[] {
  const store = object(value)
  const id = identifier(store.id)
  const name = text(store.localStoreName)
  if (!id || !name || hides(store.display)) return []
  const address = object(store.address)
  return [
    {
      id,
      name,
      address: flag(store.virtual)
        ? null
        : {
            street: text(address.streetNumberAndNameDetails),
            city: text(address.city),
            province: text(address.province),
            postCode: text(address.postCode),
          },
    },
  ]
}
