import { clockOf } from './remaining.ts'

interface TimeLeftProps {
  /** What the time is for. */
  text: string
  /** ms; null while nothing is counted: the line is kept free, so that nothing moves when the time is there. */
  left: number | null
}

/** A line with the time that is left. */
export function TimeLeft({ text, left }: TimeLeftProps) {
  return (
    <p className="muted checkout-time-left">
      {left !== null && (
        <>
          {text}{' '}
          <span role="timer" aria-live="off" className="checkout-clock">
            {clockOf(left)}
          </span>
        </>
      )}
    </p>
  )
}
