import type { ComponentType } from 'react'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { type Area, AreaError, type Areas, inPhase } from './area.ts'
import type { Channel } from './channel.ts'
import type { Owners } from './owners.ts'

interface Options<R> {
  owners: Owners
  channel(remote: string): Channel<R>
  loadPart<T>(release: R, load: () => Promise<T>): Promise<T>
  /** Called when a page of a release is about to be shown. @param held releases that fill places of the shell, which stay mounted */
  shown?(release: R, held: readonly R[]): void
  /** What an area is when no release works: the server leaves it to the browser. */
  otherwise: 'pending' | 'failed'
}

export interface OwnAreas extends Areas {
  /** Shows a loaded area as not yet there: what came with the page does not fit its release. */
  defer(pattern: string): void
}

/** The areas of one page or page view. */
export function createAreas<R extends { name: string; release: string }>(options: Options<R>): OwnAreas {
  const { owners, channel, loadPart, shown, otherwise } = options
  const known = new Map<string, Area>()
  const loading = new Map<string, Promise<Area>>()
  const held: R[] = []
  const releaseInUse = (remote: string) => channel(remote).current().release

  const find = async (pattern: string): Promise<Area> => {
    const remote = owners.of(pattern)
    const taken = await channel(remote).take((module, release) => {
      const page = module.pages[pattern]
      if (!page) throw new Error(`${release.name}@${release.release} has no page for ${pattern}`)
      return loadPart(release, page)
    })
    if (taken) shown?.(taken.release, held)
    const area: Area = taken
      ? { status: 'ready', module: taken.value, remote, release: taken.release.release }
      : { status: otherwise, remote }
    // Another release may have taken over meanwhile, and be there already.
    if (!taken || taken.release.release === releaseInUse(remote)) known.set(pattern, area)
    return area
  }

  return {
    at: pattern => known.get(pattern),
    load(pattern) {
      const area = known.get(pattern)
      if (area?.status === 'ready' && area.release === releaseInUse(area.remote)) return Promise.resolve(area)
      const key = `${pattern} ${releaseInUse(owners.of(pattern))}`
      const inFlight = loading.get(key) ?? find(pattern).finally(() => loading.delete(key))
      loading.set(key, inFlight)
      return inFlight
    },
    defer(pattern) {
      known.set(pattern, { status: 'pending', remote: owners.of(pattern) })
    },
    markBroken(pattern, phase, error) {
      const area = known.get(pattern)
      if (area?.status !== 'ready') return
      channel(area.remote).markBroken(area.release, new AreaError(phase, error))
      known.set(pattern, { status: 'pending', remote: area.remote })
    },
    fills: name => owners.slot(name) !== null,
    async slot(name) {
      const remote = owners.slot(name)
      if (!remote) return null
      const taken = await channel(remote).take((module, release) => {
        const fill = (module.slots as Record<string, () => Promise<{ default: ComponentType<never> }>>)[name]
        if (!fill) throw new Error(`${release.name}@${release.release} does not fill ${name}`)
        return inPhase('slot', loadPart(release, fill))
      })
      if (!taken) return null
      held.push(taken.release)
      const Component = taken.value.default as ComponentType<SlotProps[typeof name]>
      return { Component, release: taken.release.release }
    },
    markSlotBroken(name, release, error) {
      const remote = owners.slot(name)
      if (remote) channel(remote).markBroken(release, new AreaError('slot', error))
    },
    fallback: owners.fallback,
  }
}
