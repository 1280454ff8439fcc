/** A fetch that knows whether an answer is outstanding. */
export function countedFetch(fetch: typeof globalThis.fetch) {
  let under = 0
  return {
    async fetch(...args: Parameters<typeof globalThis.fetch>): Promise<Response> {
      under++
      try {
        return await fetch(...args)
      } finally {
        under--
      }
    },
    calling: () => under > 0,
  }
}
