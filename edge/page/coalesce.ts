/** Bytes of one part at most: what is compressed at once holds up other visitors. */
const MAX_PART_BYTES = 64 * 1024

const nextTurn = () => new Promise<null>(resolve => setImmediate(resolve, null))

/**
 * A page's parts as they come, those that are there together as one: each part is sent at once, which costs compression, and React
 * writes pieces of 2 KB.
 * @param parts ended early where the reader leaves
 */
export async function* coalesce(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = parts[Symbol.asyncIterator]()
  try {
    for (let next = source.next(); ; ) {
      let part = await next
      const together: Uint8Array[] = []
      let bytes = 0
      while (!part.done) {
        together.push(part.value)
        bytes += part.value.byteLength
        next = source.next()
        // Whoever reads next is told of a failure; here it only means that nothing more is there.
        const more = bytes < MAX_PART_BYTES && (await Promise.race([next.catch(() => null), nextTurn()]))
        if (!more || more.done) break
        part = more
      }
      if (together.length > 0) yield Buffer.concat(together)
      if (part.done) return
    }
  } finally {
    await source.return?.(undefined)
  }
}
