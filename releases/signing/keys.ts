import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from 'server-kit/make-folder.ts'
import { createPrivateFile } from 'server-kit/private-file.ts'
import { ReleaseError } from '../refusal.ts'
import type { ReleaseSettings } from '../settings.ts'

export interface SigningKey {
  id: string
  privateKey: KeyObject
}

/** Where operators give their private key. */
const OPERATORS = 'RELEASE_SIGNING_KEY'

/** Public keys by key id. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>

/** @returns first 16 hex digits of the sha256 of a public key's SPKI form */
export const keyId = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/** @returns the public key as PEM, to be given to the edge as RELEASE_PUBLIC_KEY */
export const publicPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

/** @returns a public key's id, and itself as one line of base64 */
export const publicHalf = (key: KeyObject) => ({
  id: keyId(key),
  text: key.export({ type: 'spki', format: 'der' }).toString('base64'),
})

/**
 * The operators' private key: RELEASE_SIGNING_KEY, else the one in the keys folder.
 * @param make whether one is made where there is none: at the first write, or when an operator says so. Edges that were given
 *   their keys would not trust it
 * @throws ReleaseError when there is none, or it is not an ed25519 key
 */
export async function signingKey(settings: ReleaseSettings, make = false): Promise<SigningKey> {
  return settings.signingKey
    ? privateKeyOf(settings.signingKey, OPERATORS)
    : privateKeyOf(await storedKey(settings.keys, make), storedAt(settings.keys))
}

/** What a document must be signed by to hold. */
export interface Trust {
  keys: TrustedKeys
  /** So many of these keys must have signed what teams' keys may do. */
  threshold: number
}

export const trustOf = async (settings: ReleaseSettings): Promise<Trust> => ({
  keys: await trustedKeys(settings),
  threshold: settings.threshold,
})

/** Keys whose signatures count: RELEASE_PUBLIC_KEY and every `.pem` below `trusted/` of the keys folder. */
export async function trustedKeys(settings: ReleaseSettings): Promise<TrustedKeys> {
  const folder = join(settings.keys, 'trusted')
  // Whoever was given keys, as an edge of another user is, need not be let into the operators' folder.
  const given = settings.publicKeys.length > 0 || settings.signingKey !== null
  const names = ((await readdir(folder).catch(given ? () => null : absent)) ?? []).filter(name =>
    name.endsWith('.pem'),
  )
  const stored = await Promise.all(
    names.map(async name =>
      readKey(await readFile(join(folder, name), 'utf8'), 'public', join(folder, name)),
    ),
  )
  return new Map([...givenKeys(settings), ...stored].map(key => [keyId(key), key]))
}

/** Of those the ones that settings hold. @throws ReleaseError naming the setting that is no key */
export function givenKeys({ publicKeys, signingKey }: Pick<ReleaseSettings, 'publicKeys' | 'signingKey'>) {
  const keys = publicKeys.map(text => readKey(text, 'public', 'RELEASE_PUBLIC_KEY'))
  return signingKey ? [...keys, createPublicKey(readKey(signingKey, 'private', OPERATORS))] : keys
}

/** What cannot be read may be there all the same. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

const storedAt = (folder: string) => join(folder, 'signing.pem')

/** @throws ReleaseError when there is an operators' key already: who asks for another must not go on with that one and not know it */
export async function refuseSecondKey({ signingKey: given, keys }: ReleaseSettings): Promise<void> {
  if (given)
    throw new ReleaseError('refused', `${OPERATORS} names a key, and none is made beside it`, [
      'without that variable one is made in the keys folder',
    ])
  const path = storedAt(keys)
  if (!(await readFile(path, 'utf8').catch(absent))) return
  throw new ReleaseError('refused', `there is a signing key at ${path}, and none is made beside it`, [
    `to change it, or where it was stolen, put it aside first: mv ${path} signing-old.pem`,
  ])
}

async function storedKey(folder: string, make: boolean): Promise<string> {
  const path = storedAt(folder)
  const known = await readFile(path, 'utf8').catch(absent)
  if (known) return known
  if (!make) {
    throw new ReleaseError('untrusted', `there is no signing key at ${path}`, [
      'bring it back from where you keep it, or name it in RELEASE_SIGNING_KEY',
      'if it is lost: `renew --new-key` makes another; give its public half to every edge that has RELEASE_PUBLIC_KEY',
    ])
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await makeFolder(join(folder, 'trusted'), 0o700)
  // The public half comes first: a key nobody trusts yet must never sign.
  await createPrivateFile(join(folder, 'trusted', `${keyId(publicKey)}.pem`), publicPem(publicKey))
  await createPrivateFile(path, pem)
  return readFile(path, 'utf8')
}

const readers = {
  private: (key: Buffer) => createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
  public: (key: Buffer) => createPublicKey({ key, format: 'der', type: 'spki' }),
} as const

/** @returns the key that a team's command was given. @throws ReleaseError when it is no ed25519 key */
export const teamKeyOf = (text: string): SigningKey => privateKeyOf(text, 'RELEASE_TEAM_KEY')

/** @returns a public key given as PEM or base64. @throws ReleaseError when it is no ed25519 key */
export const publicKeyOf = (text: string): KeyObject => readKey(text, 'public')

/** @returns a private key given as PEM or base64. @param what as for `readKey` @throws ReleaseError when it is no ed25519 key */
export function privateKeyOf(text: string, what?: string): SigningKey {
  const privateKey = readKey(text, 'private', what)
  return { id: keyId(createPublicKey(privateKey)), privateKey }
}

/**
 * PEM and bare base64 differ only in the wrapping, and a variable may hold either, with `\n` for line ends.
 * @param what names it to who has to mend it
 */
function readKey(text: string, half: keyof typeof readers, what = `the ${half} key`): KeyObject {
  const der = Buffer.from(text.replaceAll('\\n', '').replace(/-----[^-]+-----/g, ''), 'base64')
  let key: KeyObject
  try {
    key = readers[half](der)
  } catch {
    throw new ReleaseError('untrusted', `${what} cannot be read: PEM or base64 of ed25519 is needed`)
  }
  if (key.asymmetricKeyType === 'ed25519') return key
  throw new ReleaseError('untrusted', `${what} is ${key.asymmetricKeyType}, not ed25519`)
}
