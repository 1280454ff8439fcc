import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** Whether this is the published package, built and with another name for the contract, or the workspace's sources. */
const PUBLISHED =
  JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).name !== 'federation'

const IN_WORKSPACE = /^shared-contracts\/(.+)\.tsx?$/

/** @returns path of another file of this package, whatever it was built to. @param stem e.g. `runtime/own-runtime` */
export const ownFile = (stem: string): string =>
  join(import.meta.dirname, '..', stem + extname(import.meta.filename))

/**
 * How code that is built here asks for a shared module. Hosts and remotes call it by its name in the workspace wherever they were built.
 * @param shared name of the contract's list, e.g. `shared-contracts/remote/runtime/app.ts`
 */
export const requestOf = (shared: string, published = PUBLISHED): string =>
  published ? shared.replace(IN_WORKSPACE, '@arcade/contracts/$1') : shared

/** @returns what the path of a contract's module ends with, where `shared` is one of its names; null for packages */
export const pathOf = (shared: string, published = PUBLISHED): string | null => {
  if (!IN_WORKSPACE.test(shared)) return null
  return published ? shared.replace(IN_WORKSPACE, '/@arcade/contracts/$1.js') : `/${shared}`
}
