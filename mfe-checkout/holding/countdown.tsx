import { clockOf } from './remaining.ts'
import { useTimeLeft } from './use-time-left.ts'

interface CountdownProps {
  /** What the time is for. */
  text: string
  /** ms since 1970, by the server's clock. */
  until: number
  onOver(): void
}

/** Time left, counted down; nothing where the device's clock cannot be right. */
export function Countdown({ text, until, onOver }: CountdownProps) {
  const left = useTimeLeft(until, onOver)
  if (left === null) return null
  return (
    <p className="muted">
      {text}{' '}
      <span role="timer" aria-live="off" className="checkout-clock">
        {clockOf(left)}
      </span>
    </p>
  )
}
