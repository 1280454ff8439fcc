import type { PageRelease } from 'shared-contracts/release/composition.ts'
import type { SlotName } from 'shared-contracts/remote/slots.ts'

type Owning = Pick<PageRelease, 'name' | 'paths' | 'slots' | 'fills' | 'fallback'>
export type Fallback = NonNullable<PageRelease['fallback']>[string]

/** Which remote owns which path pattern and fills which slot. */
export interface Owners {
  patterns: readonly string[]
  of(pattern: string): string
  slot(name: SlotName): string | null
  remotes: Readonly<Record<string, Pick<PageRelease, 'fills'>>>
  /** Part of the host that the owner wants where its page cannot be drawn. */
  fallback(pattern: string): Fallback | null
}

/** @param remotes the composition's; of two owners of one pattern the first by name stands, so that both sides agree */
export function ownersOf(remotes: Record<string, Owning>): Owners {
  const sorted = Object.keys(remotes)
    .sort()
    .flatMap(name => remotes[name] ?? [])
  const owner = new Map<string, string>()
  for (const { name, paths } of sorted) {
    for (const pattern of Object.keys(paths)) if (!owner.has(pattern)) owner.set(pattern, name)
  }
  return {
    patterns: [...owner.keys()],
    of: pattern => owner.get(pattern) ?? '',
    fallback: pattern => remotes[owner.get(pattern) ?? '']?.fallback?.[pattern] ?? null,
    remotes,
    slot: name => sorted.find(remote => Object.hasOwn(remote.slots, name))?.name ?? null,
  }
}
