import { Component, type ReactNode } from 'react'
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
    >
      {children}
    </Catch>
  )
}

interface CatchProps {
  onCrash(error: unknown): void
  fallback?: ReactNode
  children: ReactNode
}

export class Catch extends Component<CatchProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return this.props.fallback === undefined ? <AreaSkeleton /> : this.props.fallback
  }
}
