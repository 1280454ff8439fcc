import type { Log } from '../observability/log.ts'

const LEVELS = { info: 30, warn: 40, error: 50 } as const

/**
 * Log lines of the process that serves nothing, in the form of those that do.
 * @param level the least that is logged
 */
export function ownLog(level: string): Log {
  const least = LEVELS[level as keyof typeof LEVELS] ?? (level === 'silent' ? Number.POSITIVE_INFINITY : 0)
  const at = (name: keyof typeof LEVELS) => (details: unknown, msg?: string) => {
    if (LEVELS[name] < least) return
    const known = typeof details === 'string' ? { msg: details } : { ...shown(details), msg }
    const line = { level: LEVELS[name], time: Date.now(), service: 'edge', pid: process.pid, ...known }
    console[name](JSON.stringify(line))
  }
  return { info: at('info'), warn: at('warn'), error: at('error') } as Log
}

function shown(details: unknown): object {
  const { err, ...rest } = details as { err?: Error }
  return err ? { ...rest, err: { message: err.message, stack: err.stack } } : rest
}
