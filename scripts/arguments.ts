import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads the arguments of a script. A mistake in them ends the process with code 2 and the mistake in words.
 * @param usage what may be given, e.g. `npm run dev [-- <folder>…]`
 */
export function readArguments<const Config extends Omit<ParseArgsConfig, 'args'>>(
  usage: string,
  config: Config,
) {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nusage: ${usage}`)
    process.exit(2)
  }
}
