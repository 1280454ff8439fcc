import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { ReleaseError } from '../refusal.ts'
import { teamKeyOf } from '../signing/keys.ts'
import { signedHeaders } from '../team-requests/signed-request.ts'
import type { AuditEntry, ReleaseStore, StoredFile } from './store.ts'

const TIMEOUT_MS = 60_000
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

const Refused = v.object({ message: v.string(), reasons: v.optional(v.array(v.string())) })

/**
 * The part of a release store that a team sees from elsewhere, through the operators' port of an edge: all that is published, and its own
 * remote to write to (REL-13). What it reads is believed by its signatures alone.
 * @param location origin of that port; https unless it is on this machine
 * @throws ReleaseError when there is no team's key, or the way there could be listened to
 */
export function remoteStore(location: string, teamKey: string | null): ReleaseStore {
  const { origin, protocol, hostname } = new URL(location)
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    throw new ReleaseError('usage', `${origin} must be reached by https`)
  if (teamKey === null)
    throw new ReleaseError('usage', `${origin} knows teams by their keys: RELEASE_TEAM_KEY is needed`)
  const key = teamKeyOf(teamKey)
  /** Of documents that are not written yet. */
  const acts = new Map<string, AuditEntry>()

  /** Once more when it is asked to come again, as long as that is within the time a request has. */
  async function ask(method: string, path: string, body: Uint8Array | string = ''): Promise<Response> {
    const until = Date.now() + TIMEOUT_MS
    for (;;) {
      const answer = await askOnce(method, path, body)
      const wait = Number(answer.headers.get('retry-after')) * 1_000
      if (answer.ok || !(wait > 0) || Date.now() + wait > until) return answer
      await answer.body?.cancel()
      await setTimeout(wait)
    }
  }
  async function askOnce(method: string, path: string, body: Uint8Array | string): Promise<Response> {
    const headers = {
      ...signedHeaders(key, { method, path, body, at: new Date() }),
      ...(method !== 'GET' && { 'content-type': 'application/octet-stream' }),
    }
    try {
      const init = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' as const }
      const sent = method === 'GET' ? init : { ...init, body: body as Uint8Array<ArrayBuffer> | string }
      return await fetch(new URL(path, origin), sent)
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } }
      throw new ReleaseError('failed', `${origin} does not answer (${cause?.code ?? message})`)
    }
  }
  /** @returns null where there is nothing of the kind */
  async function read(path: string): Promise<Response | null> {
    const answer = await ask('GET', path)
    if (answer.status === 404) return null
    return answer.ok ? answer : refused(answer)
  }
  async function refused(answer: Response): Promise<never> {
    const text = await answer.text()
    const said = v.safeParse(Refused, asJson(text))
    const { message, reasons = [] } = said.success ? said.output : { message: `answers ${answer.status}` }
    throw new ReleaseError(answer.status === 401 ? 'untrusted' : 'refused', `${origin}: ${message}`, reasons)
  }
  /** Every port has each list, be it empty: who says that there is none is none. */
  async function list<T>(path: string): Promise<T[]> {
    const answer = await ask('GET', path)
    if (!answer.ok && answer.status !== 404) return refused(answer)
    const items = asJson(await answer.text())
    if (Array.isArray(items)) return items
    throw new ReleaseError(
      'failed',
      `${origin} is no operators’ port of an edge (it answers ${answer.status})`,
      [
        'RELEASE_STORE, or `--to`, names the one that OPERATOR_PORT opens; is it behind a proxy, is that port reached?',
      ],
    )
  }
  const only = (): never => {
    throw new ReleaseError('refused', 'that is done beside the store, by an operator')
  }
  const filePath = (path: string) => `/team/files/${path}`
  const serials = (after = 0) => list<number>(`/team/serials?after=${after}`)

  return {
    location: origin,
    serials,
    latestSerial: async after => (await serials(after)).at(-1) ?? after ?? 0,
    readDocument: async serial => (await read(`/team/documents/${serial}`))?.text() ?? null,
    async writeDocument(serial, text) {
      const act = acts.get(createHash('sha256').update(text).digest('hex'))
      const answer = await ask('POST', `/team/documents/${serial}`, JSON.stringify({ text, act }))
      if (answer.status === 409) return false
      return answer.ok ? true : refused(answer)
    },
    /**
     * Who keeps the store keeps its log: an act goes with its document. Of those without one it must know of links alone, so that they can
     * be listed and taken back.
     */
    async appendAudit(entry) {
      if (entry.document !== null) acts.set(entry.document, entry)
      else if (entry.verb === 'preview') {
        const answer = await ask('POST', '/team/previews', JSON.stringify(entry))
        if (!answer.ok) await refused(answer)
      }
    },
    readAudit: newest => list<AuditEntry>(`/team/audit?newest=${newest ?? 0}`),
    async readFile(path) {
      const answer = await read(filePath(path))
      return answer && new Uint8Array(await answer.arrayBuffer())
    },
    async openFile(path) {
      const answer = await read(filePath(path))
      if (!answer) return null
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return { size: bytes.length, stream: Readable.from([bytes]) }
    },
    async putFile(path, bytes) {
      const answer = await ask('PUT', filePath(path), bytes)
      return answer.ok ? answer.status === 201 : refused(answer)
    },
    listFiles: prefix => list<StoredFile>(`/team/list?prefix=${encodeURIComponent(prefix)}`),
    removeDocuments: async () => only(),
    removeFiles: async () => only(),
    claim: async () => only(),
    writeTally: async () => only(),
    readTallies: async () => only(),
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
