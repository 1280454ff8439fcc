import { existsSync, readdirSync, statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { PACKAGES_FOLDER } from './own-repository.ts'

/** What may lie there before: packages of a run that was interrupted, and what `git clone` or `git init` makes. */
const BEFORE = [PACKAGES_FOLDER, '.git']

/**
 * Why a repository of its own cannot be made in a folder.
 * @param shop folder of this repository, whose checks and releases such a one is no part of
 * @returns null where it can
 */
export function whyUnfit(folder: string, shop: string): string | null {
  if (relative(shop, folder).split(sep)[0] !== '..')
    return `${folder} lies in the shop’s repository: name a folder outside of it, e.g. ../stories`
  if (!existsSync(folder)) return null
  if (!statSync(folder).isDirectory()) return `${folder} is a file`
  const there = readdirSync(folder).find(name => !BEFORE.includes(name))
  return there === undefined ? null : `${folder} is not empty: it has ${there}`
}
