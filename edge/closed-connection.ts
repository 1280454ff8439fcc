/** What a connection says that was closed by the other side, in order or not. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** Whether a call changes nothing, and may be made once more. */
export const onlyReads = (method: string): boolean => /^(?:GET|HEAD)$/i.test(method)

/** Whether a call failed as a kept connection does that the API closed just as it was used again. @param error as `undici` or `fetch` throws it */
export function isClosed(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: string; cause?: unknown }
  return CLOSED.has(code ?? '') || (cause !== undefined && isClosed(cause))
}
