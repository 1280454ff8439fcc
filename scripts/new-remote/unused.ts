import { existsSync, readdirSync } from 'node:fs'
import { PACKAGES_FOLDER } from './own-repository.ts'

/** Whether a repository can be made in a folder: nothing lies there, but for the packages of a run that was interrupted. */
export const isUnused = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).every(name => name === PACKAGES_FOLDER)
