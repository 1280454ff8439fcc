import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useMemo } from 'react'
import { PageDataProvider, useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { useControls } from '../app/controls.ts'
import { EarlyData } from '../routes/early-data.ts'
import { AreaBoundary } from './area-boundary.tsx'
import { AreaSkeleton } from './area-skeleton.tsx'
import { FailedArea } from './failed-area.tsx'

/** The place of one page: the page, a skeleton while it is not there, or a view that says that it cannot be. */
export function AreaView({ pattern }: { pattern: string }) {
  const { $epoch } = useControls()
  const epoch = useStore($epoch)
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <AreaBoundary key={epoch} pattern={pattern}>
        <AreaContent pattern={pattern} epoch={epoch} />
      </AreaBoundary>
    </Suspense>
  )
}

function AreaContent({ pattern, epoch }: { pattern: string; epoch: number }) {
  const { areas } = useControls()
  const data = useLoaderData()
  // A release that takes over must not be drawn with the data of the one before: both change together.
  // biome-ignore lint/correctness/useExhaustiveDependencies: data and epoch are what the area belongs to
  const held = useMemo(() => areas.at(pattern), [areas, pattern, data, epoch])
  // Asked for each time: React wants of a component that waited once that it asks again.
  const known = held ?? areas.at(pattern)
  const area = use(known ? there(known) : areas.load(pattern))
  // Drawn anew when its data are others, not when a move away from it begins.
  const page = useMemo(() => {
    if (area.status !== 'ready') return null
    const early = data instanceof EarlyData
    // The release that knew it was left meanwhile: the loader of the one that is in use now is under way.
    if (early && data.release !== area.release) return <AreaSkeleton />
    return (
      <PageDataProvider value={{ data: early ? data.data : data }}>
        <area.module.Component />
      </PageDataProvider>
    )
  }, [area, data])
  if (area.status === 'failed') return <FailedArea fallback={areas.fallback(pattern)} />
  return page || <PendingArea pattern={pattern} />
}

/** For `use`, which reads what is there at once. */
const there = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** What the server left out, or what does not fit the release that could be loaded. */
function PendingArea({ pattern }: { pattern: string }) {
  const { recover } = useControls()
  useEffect(() => void recover(pattern), [recover, pattern])
  return <AreaSkeleton />
}
