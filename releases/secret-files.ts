import { readFileSync } from 'node:fs'

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

/**
 * Reads secrets that stand in files into an environment, before anything asks for them.
 * @throws Error naming the setting whose file cannot be read
 */
export function takeSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]
    if (!path || env[name]) continue
    try {
      env[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read: ${(error as Error).message}`)
    }
  }
}
