import { isQuoted, readSecret } from 'server-kit/written.ts'
import { ReleaseError } from './refusal.ts'

/** Settings that may come in a file, as container engines give secrets: what `<name>_FILE` names. */
export const SECRETS = [
  'RELEASE_SIGNING_KEY',
  'RELEASE_TEAM_KEY',
  'RELEASE_WEBHOOK',
  'GATE_SHOPPER',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'SERVING_AWS_ACCESS_KEY_ID',
  'SERVING_AWS_SECRET_ACCESS_KEY',
  'SERVING_AWS_SESSION_TOKEN',
] as const

/** Half of this pair would leave the supervisor's greater one to what serves pages. */
const SERVING = ['SERVING_AWS_ACCESS_KEY_ID', 'SERVING_AWS_SECRET_ACCESS_KEY'] as const

/**
 * Reads secrets that stand in files into an environment, before anything asks for them; blanks and line ends around one are none of it.
 * @throws ReleaseError naming the setting that cannot be read or stands in quotes, or of a pair the one that is missing; never what it is
 */
export function takeSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]
    const value = env[name]?.trim() || (path ? readAt(`${name}_FILE`, path) : '')
    if (isQuoted(value))
      throw new ReleaseError('usage', `${name} stands in quotes, which belong to no setting`)
    if (value) env[name] = value
  }
  const missing = SERVING.filter(name => !env[name])
  if (missing.length === 1)
    throw new ReleaseError('usage', `${missing[0]} is missing: ${SERVING.join(' and ')} belong together`)
}

function readAt(name: string, path: string): string {
  try {
    return readSecret(path)
  } catch (error) {
    throw new ReleaseError('usage', `${name} ${(error as Error).message}`)
  }
}
