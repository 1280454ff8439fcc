import type { ComponentType } from 'react'
import { instances } from './instances.ts'
import type { PageModule, RemoteDeclaration, RemoteModule } from './remote.ts'
import type { SlotProps } from './slots.ts'

/** How to load what a declaration names. Every import names its chunk, so that the build can tell files apart. */
export interface RemoteParts<D extends RemoteDeclaration> {
  /** By chunk, however many patterns lead to it. */
  pages: { [C in D['paths'][keyof D['paths']]]: () => Promise<PageModule> }
  slots: {
    [S in keyof D['slots'] & keyof SlotProps]: () => Promise<{ default: ComponentType<SlotProps[S]> }>
  }
  fills?: NonNullable<RemoteModule['fills']>
  messages: RemoteModule['messages']
}

/** The module a remote exposes. A pattern and its chunk are said once, in the declaration; this follows. */
export function defineRemote<const D extends RemoteDeclaration>(
  declaration: D,
  { pages, slots, fills, messages }: RemoteParts<D>,
): RemoteModule<D> {
  const load: Record<string, () => Promise<PageModule>> = pages
  const byPath = Object.entries(declaration.paths).map(([path, chunk]) => [path, load[chunk]])
  const byPoint = fills && { fills }
  return { declaration, instances, pages: Object.fromEntries(byPath), slots, ...byPoint, messages }
}
