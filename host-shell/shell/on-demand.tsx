import { type ComponentType, useEffect, useState } from 'react'
import { Catch } from 'shared-contracts/ui/catch.tsx'

interface Props<P> {
  /** The part is loaded when this first becomes true, and stays. */
  wanted: boolean
  /** Null when there is nothing to show. */
  load(): Promise<ComponentType<P> | null>
  props: P
  /** Called when it does not come, or crashes: the rest of the shell goes on without it. */
  onMissing(): void
  /** Called instead of `onMissing` when it crashes; it is loaded once more then. */
  onCrash?(error: unknown): void
}

/** A part of the shell that most visits never open. */
export function OnDemand<P extends object>({ wanted, load, props, onMissing, onCrash }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new callbacks are no reason to load again
  useEffect(() => {
    if (!wanted || Part) return
    let here = true
    const take = (part: ComponentType<P> | null) => {
      if (here && part) setPart(() => part)
      else if (here) onMissing()
    }
    load().then(take, () => take(null))
    return () => {
      here = false
    }
  }, [wanted, Part])
  if (!Part) return null
  const crashed = (error: unknown) => {
    if (!onCrash) return onMissing()
    onCrash(error)
    setPart(null)
  }
  return (
    <Catch onCrash={crashed}>
      <Part {...props} />
    </Catch>
  )
}
