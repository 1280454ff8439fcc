import { randomText } from './random.ts'

/** @returns a value for one response's Content-Security-Policy: 144 random bits, base64 */
export const newNonce = () => randomText(18, 'base64')
