import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * Whether `node_modules` holds what the lockfile names, whoever installed it: npm writes there what it has installed, at the very end.
 * What is optional may be missing, as packages of other platforms are.
 * @param {string} root
 */
export function isInstalled(root) {
  const file = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(file)) return false
  const there = packagesIn(file)
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json'))).filter(([path]) => path !== '')
  return wanted.every(([path, { version, integrity, link, optional, devOptional, peer }]) => {
    const found = there[path]
    if (!found) return Boolean(optional || devOptional || peer)
    return Boolean(found.link) === Boolean(link) && found.version === version && found.integrity === integrity
  })
}
