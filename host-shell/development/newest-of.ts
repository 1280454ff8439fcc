/** @returns an object that reads as `holder.now` does at the time */
export function newestOf<T extends object>(holder: { now: T }): T {
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(holder.now, key),
    has: (_, key) => Reflect.has(holder.now, key),
    ownKeys: () => Reflect.ownKeys(holder.now),
    getOwnPropertyDescriptor: (_, key) =>
      Reflect.has(holder.now, key)
        ? { value: Reflect.get(holder.now, key), enumerable: true, configurable: true }
        : undefined,
  })
}
