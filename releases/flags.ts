import type { ParseArgsOptionDescriptor } from 'node:util'

/** One flag of a command, as `parseArgs` reads it and as help tells it. */
export interface Flag extends ParseArgsOptionDescriptor {
  /** What follows it, where something does. */
  takes?: string
  /** What it does, in a line. */
  says: string
}

/** By their names, without the dashes. */
export type Flags = Readonly<Record<string, Flag>>

/** @returns a line of help for each */
export function flagLines(flags: Flags): string[] {
  const told = Object.entries(flags).map(
    ([name, { takes, says }]) => [takes ? `--${name} ${takes}` : `--${name}`, says] as const,
  )
  const width = Math.max(...told.map(([flag]) => flag.length))
  return told.map(([flag, says]) => `  ${flag.padEnd(width)}  ${says}`)
}
