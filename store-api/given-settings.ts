import { isQuoted, readSecret } from 'server-kit/written.ts'

type Env = Record<string, string | undefined>

/**
 * Settings as they were meant: without blanks and line ends around them, none where nothing is left, and read from the file that
 * `<name>_FILE` names where the setting itself is not set, as container engines give secrets.
 * @param names of the settings that there are
 * @returns what is set, and what is wrong with how it was written
 */
export function givenSettings(env: Env, names: readonly string[]): { given: Env; problems: string[] } {
  const given: Env = {}
  const problems: string[] = []
  for (const name of names) {
    const file = `${name}_FILE`
    const path = env[file]?.trim()
    try {
      const value = env[name]?.trim() || (path ? readSecret(path) : undefined)
      // A database's password may be anything, and is none of ours.
      const quoted = value !== undefined && name !== 'DATABASE_PASSWORD' && isQuoted(value)
      if (quoted) problems.push(`${name}: stands in quotes, which belong to no setting`)
      if (value !== undefined) given[name] = quoted ? value.slice(1, -1) : value
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`)
    }
  }
  return { given, problems }
}
