import type { ReactNode } from 'react'
import { Catch } from 'shared-contracts/ui/catch.tsx'
import { useControls } from '../app/controls.ts'
import { AreaSkeleton } from './area-skeleton.tsx'

interface Props {
  pattern: string
  children: ReactNode
}

/** Keeps a crash inside its area and has the area loaded again from the release before (REL-3). */
export function AreaBoundary({ pattern, children }: Props) {
  const { areas, recover } = useControls()
  return (
    <Catch
      onCrash={error => {
        areas.markBroken(pattern, 'render', error)
        void recover(pattern)
      }}
      fallback={<AreaSkeleton />}
    >
      {children}
    </Catch>
  )
}
