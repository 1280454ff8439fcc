import type { Account } from './walk.ts'

/**
 * @param positionals of the command line @param as `e-mail:password`, where it was given
 * @throws Error in words when no walk is meant by them
 */
export function wanted(
  positionals: readonly string[],
  as: string | undefined,
): { url: string; account?: Account } {
  const [url, other] = positionals
  if (url === undefined) throw new Error('the address of a backend is missing')
  if (other !== undefined) throw new Error(`one backend at a time: ${other} is one more`)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error(`"${url}" is no address of a backend: one begins with https:// or http://`)
  return as === undefined ? { url } : { url, account: accountIn(as) }
}

/** What was given is not said again: it may be the password alone. */
function accountIn(text: string): Account {
  const [emailID = '', ...rest] = text.split(':')
  // A password may have colons, an e-mail address before it has none.
  const password = rest.join(':')
  if (emailID && password) return { emailID, password }
  throw new Error('--as wants e-mail and password with a colon between: --as ana@example.com:password')
}
