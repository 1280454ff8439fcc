import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util'

/** One flag of a command, as `parseArgs` reads it and as help tells it. */
export interface Flag extends ParseArgsOptionDescriptor {
  /** What follows it, where something does. */
  takes?: string
  /** What it does, in a line. */
  says: string
}

/** By their names, without the dashes. */
export type Flags = Readonly<Record<string, Flag>>

/**
 * What `parseArgs` takes in silence though nobody means it: of an option given twice the last would count, and an empty text, as a
 * variable that is not set leaves it, would stand for none.
 * @param args that it has taken @throws Error naming the first
 */
export function refuseUnmeant(args: readonly string[], options: Flags): void {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
  const given = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    const name = token.kind === 'option' ? `--${token.name}` : 'an argument'
    if (token.value?.trim() === '') throw new Error(`${name} is empty`)
    if (token.kind === 'positional' || token.value === undefined || options[token.name]?.multiple) continue
    if (given.has(token.name)) throw new Error(`${name} is given twice`)
    given.add(token.name)
  }
}

/** @returns what is wrong with arguments, without what Node says besides of names that begin with a dash: nobody has one */
export const mistakeIn = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\. To specify a positional .*$/s, '')

/** @returns a line of help for each */
export function flagLines(flags: Flags): string[] {
  const told = Object.entries(flags).map(
    ([name, { takes, says }]) => [takes ? `--${name} ${takes}` : `--${name}`, says] as const,
  )
  const width = Math.max(...told.map(([flag]) => flag.length))
  return told.map(([flag, says]) => `  ${flag.padEnd(width)}  ${says}`)
}
