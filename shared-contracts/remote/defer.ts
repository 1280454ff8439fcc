import { inTime } from './in-time.ts'

/** How long the server waits for deferred data before it leaves them to the browser. */
export const SERVER_WAIT_MS = 300

/** As deferred data cross to the browser: null when they were not there in time, or failed. */
export interface Sent<T> {
  value: T | null
}
/** Data that a page does not wait for. In the page: `<Await>`. */
export type Deferred<T> = (Promise<T | null> & { toJSON(): Sent<T> }) | Sent<T>

/**
 * For loaders: hands on what the page can do without for a moment, in place of awaiting it. What is there when the server renders
 * goes into the HTML; what comes within `SERVER_WAIT_MS` is streamed after the rest; anything later the browser asks for itself.
 * @returns a promise that never rejects: null for what failed or came too late
 */
export function defer<T>(data: Promise<T>): Deferred<T> {
  const settled = Object.assign(
    (typeof window === 'undefined' ? inTime(SERVER_WAIT_MS, data) : data).catch(() => null),
    // The fields by which React reads a promise without waiting for its callback.
    { status: 'pending', value: null as T | null, toJSON: (): Sent<T> => ({ value: settled.value }) },
  )
  settled.then(value => Object.assign(settled, { status: 'fulfilled', value }))
  return settled
}
