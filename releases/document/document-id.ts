import { createHash } from 'node:crypto'

/** @returns a short name of a signed text, by which an edge says which document it serves */
export const documentId = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
