import { Component, type ReactNode } from 'react'

interface Props {
  onCrash(error: unknown): void
  children: ReactNode
}

/** Keeps a crash to itself and shows nothing in its place. */
export class Catch extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
