import { HOST_NAME } from 'shared-contracts/release/host-name.ts'

/** The file's address is that of a release's: `/r/<name>/<release>/<path>`. */
const OWN_FRAME = /\/r\/([a-z][a-z0-9-]{1,40})\/([a-z0-9][a-z0-9.-]{0,62})\//g

/**
 * @param stack as a browser writes it, innermost call first
 * @returns the release whose code threw: the innermost of a remote, for a host calls remotes; null when none did, or an extension of the browser had a hand in it
 */
export function releaseInStack(stack: string): { name: string; release: string } | null {
  if (/[a-z]-extension:\/\//.test(stack)) return null
  const found = [...stack.matchAll(OWN_FRAME)].map(([, name = '', release = '']) => ({ name, release }))
  return found.find(({ name }) => name !== HOST_NAME) ?? found[0] ?? null
}
