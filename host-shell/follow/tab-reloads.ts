const KEY = 'arcade.moved'

/** Which serials a tab was loaded anew for. Without a storage it never is: it could not know that it was already. */
export function tabReloads(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
  const last = () => Number(storage?.getItem(KEY) ?? 0)
  return {
    has: (serial: number) => storage === null || last() >= serial,
    add: (serial: number): void => storage?.setItem(KEY, String(serial)),
  }
}
