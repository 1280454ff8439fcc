import { randomBytes } from 'node:crypto'

/** @returns a value for one response's Content-Security-Policy: 144 random bits, base64 */
export const newNonce = () => randomBytes(18).toString('base64')
