import type { AuditEntry } from './store.ts'

const MAX_SERIAL = 9_999_999_999

/** Counts down as serials go up: object stores list in ascending order only, and the newest is what is asked for. */
const down = (serial: number) => String(MAX_SERIAL - serial).padStart(10, '0')

const downTime = (at: string) => String(9_999_999_999_999 - Date.parse(at)).padStart(13, '0')

/** Names of the objects below a store's prefix. */
export function keyOf(prefix: string) {
  const root = prefix === '' ? '' : `${prefix}/`
  return {
    documents: `${root}documents/`,
    document: (serial: number) => `${root}documents/${down(serial)}-${serial}.json`,
    audits: `${root}audit/`,
    audit: ({ serial, at, document }: AuditEntry) =>
      `${root}audit/${down(serial)}-${downTime(at)}-${(document ?? crypto.randomUUID()).slice(0, 12)}.json`,
    file: (path: string) => `${root}files/${path}`,
    tallies: `${root}claims/tallies/`,
    claim: (name: string) => `${root}claims/${name}`,
  }
}

/** @returns serial of a document's key, or 0 for any other */
export function serialOf(key: string): number {
  const [, counted, serial] = /\/(\d{10})-(\d{1,10})\.json$/.exec(`/${key}`) ?? []
  return counted !== undefined && counted === down(Number(serial)) ? Number(serial) : 0
}
