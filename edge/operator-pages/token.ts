import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from 'server-kit/make-folder.ts'
import { createPrivateFile } from 'server-kit/private-file.ts'

const MIN_LENGTH = 20

/**
 * The operators' token: what the file holds; a new one is made when there is no file.
 * @throws Error when it is too short to withstand guessing, or cannot be read
 */
export async function readToken(path: string): Promise<string> {
  const read = () => readFile(path, 'utf8').then(text => text.trim())
  const known = await read().catch(error => {
    if (error.code === 'ENOENT') return null
    throw new Error(`the operators' token cannot be read: ${error.message}`)
  })
  if (known === null) {
    await makeFolder(dirname(path), 0o700)
    await createPrivateFile(path, `${randomBytes(24).toString('base64url')}\n`)
  }
  const token = known ?? (await read())
  if (token.length < MIN_LENGTH)
    throw new Error(`the token in ${path} needs at least ${MIN_LENGTH} characters`)
  return token
}
