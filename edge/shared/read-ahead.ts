/**
 * Hands a page's parts on, and takes them as fast as they are drawn: others wait for the page, and its visitor may read slowly.
 * @param ended told of all parts once they are there; not of a page that breaks off
 */
export async function* readAhead(
  source: AsyncIterable<Uint8Array>,
  ended: (parts: readonly Uint8Array[]) => void,
): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  let news = Promise.withResolvers<void>()
  let over = false
  const take = async () => {
    for await (const part of source) {
      parts.push(part)
      news.resolve()
    }
    ended(parts)
  }
  const taken = take().finally(() => {
    over = true
    news.resolve()
  })
  // Told to whoever reads, below.
  taken.catch(() => {})
  for (let sent = 0; ; ) {
    for (; sent < parts.length; sent++) yield parts[sent] as Uint8Array
    if (over) return await taken
    news = Promise.withResolvers<void>()
    if (sent === parts.length && !over) await news.promise
  }
}
