import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { apiError } from './api-error.ts'

/** By Node's code of what is wrong with a request before anybody has read it. */
const REFUSALS: Record<string, { status: number; code: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too-slow', message: 'the request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: 'the headers are too large' },
}
const OTHERWISE = { status: 400, code: 'invalid', message: 'the request cannot be read' }

/** Answers what never became a request, in the shape of all errors (API-3), and closes its connection. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code, message } = REFUSALS[error.code ?? ''] ?? OTHERWISE
  const body = JSON.stringify(apiError(code, message))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  // Whoever does not close its side in turn is not waited for.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
