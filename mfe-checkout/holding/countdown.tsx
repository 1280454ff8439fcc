import { TimeLeft } from './time-left.tsx'
import { useTimeLeft } from './use-time-left.ts'

interface CountdownProps {
  /** What the time is for. */
  text: string
  /** ms since 1970, by the server's clock. */
  until: number
  onOver(): void
}

/** Time left, counted down; an empty line before hydration, and where the device's clock cannot be right. */
export function Countdown({ text, until, onOver }: CountdownProps) {
  return <TimeLeft text={text} left={useTimeLeft(until, onOver)} />
}
