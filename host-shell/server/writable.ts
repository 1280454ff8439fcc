import type { PageModule } from 'shared-contracts/remote/remote.ts'

/**
 * A page whose loader's data must fit into the document: what cannot be written as JSON (a cycle, a BigInt) is the release's
 * fault, and is known before anything is sent.
 */
export function writablePage<T>(part: T): T {
  const { loader } = part as Partial<PageModule>
  if (!loader) return part
  const checked: PageModule['loader'] = async args => {
    const loaded = await loader(args)
    if (!(loaded instanceof Response)) JSON.stringify(loaded)
    return loaded
  }
  return { ...part, loader: checked }
}
