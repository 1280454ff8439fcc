/** A fetch that knows whether an answer is outstanding. */
export function countedFetch(fetch: typeof globalThis.fetch) {
  let inFlight = 0
  return {
    async fetch(...args: Parameters<typeof globalThis.fetch>): Promise<Response> {
      inFlight++
      try {
        return await fetch(...args)
      } finally {
        inFlight--
      }
    },
    calling: () => inFlight > 0,
  }
}
