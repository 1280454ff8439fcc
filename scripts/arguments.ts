import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Flags, flagLines, mistakeIn, refuseUnmeant } from 'releases/flags'

interface Arguments extends Omit<ParseArgsConfig, 'args' | 'options'> {
  options: Flags
}

/**
 * Reads the arguments of a script. `--help` ends the process with what may be given, and what each flag does; a mistake in them
 * ends it with code 2 and the mistake in words.
 * @param usage what may be given, e.g. `npm run dev [-- <folder>…]`
 */
export function readArguments<const Config extends Arguments>(usage: string, config: Config) {
  const given = process.argv.slice(2)
  if (given.includes('--help') || given.includes('-h')) {
    console.log([`usage: ${usage}`, ...flagLines(config.options)].join('\n'))
    process.exit(0)
  }
  try {
    const parsed = parseArgs(config)
    refuseUnmeant(given, config.options)
    return parsed
  } catch (error) {
    console.error(`${mistakeIn(error)}\nusage: ${usage}`)
    process.exit(2)
  }
}
