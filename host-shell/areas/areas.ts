import type { ComponentType } from 'react'
import type { FillPart } from 'shared-contracts/remote/points.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { type Area, AreaError, type Areas, inPhase } from './area.ts'
import type { Channel } from './channel.ts'
import type { Owners } from './owners.ts'

interface Options<R> {
  owners: Owners
  channel(remote: string): Channel<R>
  /** @param pattern of the page that it is, if it is one */
  loadPart<T>(release: R, load: () => Promise<T>, pattern?: string): Promise<T>
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
  /** Of each remote the release whose page was shown last. */
  const lastShown = new Map<string, R>()
  const releaseInUse = (remote: string) => channel(remote).current().release

  const find = async (pattern: string): Promise<Area> => {
    const remote = owners.of(pattern)
    const taken = await channel(remote).take((module, release) => {
      const page = module.pages[pattern]
      if (!page) throw new Error(`${release.name}@${release.release} has no page for ${pattern}`)
      return loadPart(release, page, pattern)
    }, pattern)
    // Another release may have taken over meanwhile, and be there already, or be loading.
    const isInUse = taken?.release.release === releaseInUse(remote)
    if (taken && isInUse) lastShown.set(remote, taken.release)
    const current = lastShown.get(remote)
    // Again where what is left came last: nothing of it stays.
    if (taken && current?.release === releaseInUse(remote)) shown?.(current, held)
    const area: Area = taken
      ? { status: 'ready', module: taken.value, remote, release: taken.release.release }
      : { status: otherwise, remote }
    if (!taken || isInUse) known.set(pattern, area)
    return area
  }

  const mark = (remote: string, release: string, phase: AreaError['phase'], error: unknown) =>
    channel(remote).markBroken(release, new AreaError(phase, error))

  /** What a remote has for a place that is no page. */
  const take = async (remote: string, of: 'slots' | 'fills', name: string) => {
    const taken = await channel(remote).take((module, release) => {
      const load = (module[of] as Record<string, () => Promise<FillPart>> | undefined)?.[name]
      if (!load) throw new Error(`${release.name}@${release.release} does not fill ${name}`)
      return inPhase('slot', loadPart(release, load))
    })
    if (taken && !held.includes(taken.release)) held.push(taken.release)
    return taken && { part: taken.value, release: taken.release.release }
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
      mark(area.remote, area.release, phase, error)
      known.set(pattern, { status: 'pending', remote: area.remote })
    },
    fills: name => owners.slot(name) !== null,
    async slot(name) {
      const remote = owners.slot(name)
      const taken = remote && (await take(remote, 'slots', name))
      if (!taken) return null
      const Component = taken.part.default as ComponentType<SlotProps[typeof name]>
      return { Component, release: taken.release }
    },
    markSlotBroken(name, release, error) {
      const remote = owners.slot(name)
      if (remote) mark(remote, release, 'slot', error)
    },
    points: {
      remotes: owners.remotes,
      take: (remote, point) => take(remote, 'fills', point),
      markBroken: mark,
    },
    fallback: owners.fallback,
  }
}
