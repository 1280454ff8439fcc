import { join } from 'node:path'

/** Where the development build of a folder lies. @param root of the repository */
export const builtAt = (root: string, name: string): string => join(root, '.cache', 'development', name)
