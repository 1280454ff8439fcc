import { run } from '../../scripts/process.ts'
import { ROOT } from './shop.ts'

export interface Service {
  /** Words of the command; empty where the image brings its own. */
  command: string[]
  environment: Record<string, string>
  /** Named volumes by the path they are mounted on. */
  volumes: Record<string, string>
}

/**
 * What docker-compose.yml gives each service, as `docker-compose config` resolves it.
 * @param env variables of the file, e.g. PUBLIC_ORIGIN
 * @throws Error when the command is missing (Debian: docker-compose) or refuses the file
 */
export async function composeServices(env: Record<string, string>): Promise<Record<string, Service>> {
  const text = await run('docker-compose', ['config'], { cwd: ROOT, env })
  const services: Record<string, Service> = {}
  let [part, name, key] = ['', '', '']
  // The command prints block YAML in one fixed layout: the depth of a line says what it is.
  for (const line of text.split('\n')) {
    const [, indent = '', word = '', value = ''] = /^( *)(?:- )?([\w-]+):(?: ?(.*))?$/.exec(line) ?? []
    if (!word) continue
    if (indent.length === 0) part = word
    if (part !== 'services') continue
    if (indent.length === 2) {
      name = word
      services[name] = { command: [], environment: {}, volumes: {} }
    }
    const service = services[name]
    if (!service) continue
    const listed = line.startsWith('- ', 4)
    if (indent.length === 4 && !listed) {
      key = word
      if (key === 'command') service.command = value.split(' ').filter(Boolean)
    } else if (key === 'environment') service.environment[word] = value.replace(/^(['"])(.*)\1$/, '$2')
    else if (key === 'volumes' && listed) service.volumes[value.replace(/:r[ow]$/, '')] = word
  }
  return services
}
