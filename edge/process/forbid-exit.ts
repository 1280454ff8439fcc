import { releaseIn } from './blame.ts'

/**
 * A release must not end the process that serves everyone: its `process.exit` throws instead, and so is reported as its own.
 * This holds off mistakes; code that means harm has other ways.
 * @param code folder of verified code
 */
export function forbidExit(code: string): void {
  for (const name of ['exit', 'abort'] as const) {
    const end = process[name].bind(process) as (code?: number | string | null) => never
    process[name] = ((status?: number) => {
      if (releaseIn(new Error().stack ?? '', code)) throw new Error(`a release called process.${name}()`)
      return end(status)
    }) as never
  }
}
