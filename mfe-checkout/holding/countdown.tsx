import { TimeLeft, type TimeLeftProps } from './time-left.tsx'
import { useTimeLeft } from './use-time-left.ts'

interface CountdownProps extends Omit<TimeLeftProps, 'left'> {
  /** By the server's clock. */
  until: string
  onOver(): void
}

/** Time left, counted down; an empty line before hydration, and where the device's clock cannot be right. */
export function Countdown({ until, timeZone, onOver }: CountdownProps) {
  return <TimeLeft left={useTimeLeft(Date.parse(until), onOver)} until={until} timeZone={timeZone} />
}
