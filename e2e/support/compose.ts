import { run } from '../../scripts/process.ts'
import { ROOT } from './shop.ts'

export interface Service {
  /** Words of the command; empty where the image brings its own. */
  command: string[]
  environment: Record<string, string>
}

/**
 * What docker-compose.yml gives each service, as `docker-compose config` resolves it.
 * @param env variables of the file, e.g. PUBLIC_ORIGIN; nothing else of this process reaches it
 */
export async function composeServices(env: Record<string, string>): Promise<Record<string, Service>> {
  const none = { STORE: undefined, RELEASE_PUBLIC_KEY: undefined }
  const text = await run('docker-compose', ['config'], { cwd: ROOT, env: { ...none, ...env } })
  const services: Record<string, Service> = {}
  // The command prints plain block YAML with sorted keys: the depth of a line says what it is.
  let [section, name, key] = ['', '', '']
  for (const line of text.split('\n')) {
    const [, indent = '', word = '', value = ''] = /^( *)([\w-]+):(?: (.*))?$/.exec(line) ?? []
    if (indent.length === 0 && word) section = word
    if (section !== 'services' || !word) continue
    if (indent.length === 2) services[(name = word)] = { command: [], environment: {} }
    const service = services[name]
    if (indent.length === 4) key = word
    if (indent.length === 4 && key === 'command' && service) service.command = value.split(' ').filter(Boolean)
    if (indent.length === 6 && key === 'environment' && service) service.environment[word] = unquoted(value)
  }
  return services
}

const unquoted = (value: string): string => value.replace(/^(['"])(.*)\1$/, '$2')
