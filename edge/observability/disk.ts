import { statfsSync } from 'node:fs'

/** @returns bytes that may still be written below a folder; null where the system does not tell */
export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

/** An error in words an operator can act on. @param folder that was written to */
export const diskWords = (error: Error & { code?: string }, folder: string): string =>
  error.code === 'ENOSPC' ? `no room left on the disk of ${folder}` : error.message
