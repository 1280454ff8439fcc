import { Component, type ReactNode } from 'react'

interface Props {
  onCrash(error: unknown): void
  /** Shown in its place; nothing without. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps a crash to itself. */
export class Catch extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children
  }
}
