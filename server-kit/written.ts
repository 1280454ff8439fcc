import { readFileSync } from 'node:fs'

/** Quotes that a shell would have taken away; an environment file or a compose file's list hands them on. */
export const isQuoted = (value: string): boolean => /^(["']).*\1$/s.test(value)

/**
 * A secret that stands in a file, as container engines give them.
 * @returns what it holds, without blanks and line ends around it
 * @throws Error in words that never say what it holds
 */
export function readSecret(path: string): string {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { message } = error as Error
    throw new Error(`cannot be read: ${message.includes(path) ? message : `${message}, '${path}'`}`)
  }
  if (text === '') throw new Error(`cannot be read: nothing is in '${path}'`)
  return text
}
