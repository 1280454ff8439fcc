import { FAILURES_PATH, FAULTS_PATH } from 'shared-contracts/release/well-known.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'

/** Something that went wrong in this page, or on the server while it was made. */
export interface Fault {
  /** Name under which the release is published; null where nobody can say whose it is. */
  name: string | null
  release: string | null
  /** `uncaught`: nobody caught it; the remote goes on. */
  phase: RemoteFailure['phase'] | 'uncaught'
  where: RemoteFailure['where']
  fellBackTo: string | null
  message: string
  /** Path of the page in which it was told. */
  path: string
}

const OWN_FRAME = /\/r\/([a-z][a-z0-9-]*)\/([^/]+)\//

/** @returns a failure of composing, as it is told to the edge or by it */
export const faultOf = (
  { remote: name, release, phase, where, fellBackTo, message }: RemoteFailure,
  path: string,
): Fault => ({ name, release, phase, where, fellBackTo, message, path })

/** @returns what the page tells the edge by a beacon; null where it tells of something else */
export function readBeacon(address: string, body: unknown, path: string): Fault | null {
  if (typeof body !== 'string') return null
  try {
    if (address.endsWith(FAILURES_PATH)) return faultOf(JSON.parse(body), path)
    if (!address.endsWith(FAULTS_PATH)) return null
    const { message, stack } = JSON.parse(body)
    const [, name = null, release = null] = OWN_FRAME.exec(String(stack)) ?? []
    return {
      name,
      release,
      phase: 'uncaught',
      where: 'page',
      fellBackTo: null,
      message: String(message),
      path,
    }
  } catch {
    return null
  }
}

/** Listens to what the page tells the edge of failures; it is told all the same. */
export function watchBeacons(navigator: Navigator, heard: (fault: Fault) => void): void {
  const send = navigator.sendBeacon?.bind(navigator)
  if (!send) return
  navigator.sendBeacon = (address, body) => {
    const fault = readBeacon(String(address), body, location.pathname)
    if (fault) heard(fault)
    return send(address, body)
  }
}
