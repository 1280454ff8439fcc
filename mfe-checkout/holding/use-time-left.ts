import { useEffect, useRef, useState } from 'react'
import { remainingOf } from './remaining.ts'

/**
 * Counts down to a moment, once a second.
 * @param until ms since 1970, by the server's clock; null counts nothing
 * @param over called once when that moment has come
 * @returns ms left; null before hydration, and where the device's clock cannot be right
 */
export function useTimeLeft(until: number | null, over: () => void): number | null {
  const [now, setNow] = useState(0)
  const latest = useRef(over)
  useEffect(() => {
    latest.current = over
  })
  useEffect(() => {
    if (until === null) return
    const tick = () => {
      const at = Date.now()
      setNow(at)
      if (remainingOf(until, at) !== 0) return
      clearInterval(timer)
      latest.current()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return until !== null && now > 0 ? remainingOf(until, now) : null
}
