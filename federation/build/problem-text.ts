import type { StatsError } from '@rspack/core'

/** A module of another release, by the name of its folder or package. */
const OF_ANOTHER = /Can't resolve '(?:[^']*\/)?(mfe-[\w-]+|host-shell)[/']/
/** What no loader takes, and what each is to become. */
const SCRIPT = /\.[cm]?[jt]sx?$/
const NO_SCRIPT = /You may need an appropriate loader/
const INNER = /Package subpath '[^']+' is not defined by "exports"/
const OF_NODE = /^node:[\w/]+/

/**
 * What the compiler says of a mistake that it has no remedy for, at the file in which it is mended.
 * @param error with its `moduleTrace`
 * @returns file as the compiler names it, empty where it names none, and what is wrong
 */
export function explained(error: Pick<StatsError, 'message' | 'moduleName' | 'moduleTrace'>): {
  file: string
  message: string
} {
  const { message, moduleName: file = '', moduleTrace = [] } = error
  const builtin = OF_NODE.exec(file)?.[0]
  if (builtin)
    return {
      file: moduleTrace[0]?.originName ?? file,
      message: `imports ${builtin}, which browsers do not have: a page's data come by its API client, and it is drawn by the same code everywhere`,
    }
  if (NO_SCRIPT.test(message) && !SCRIPT.test(file))
    return {
      file,
      message: `is no script (imported by ${moduleTrace[0]?.originName ?? 'the remote'}): styles are imported in styles.css; a small picture is JSX, or data: in styles.css, any other comes from the store by its address`,
    }
  if (INNER.test(message))
    return { file, message: `${message}\nonly what a package names in its "exports" may be imported` }
  const other = OF_ANOTHER.exec(message)?.[1]
  if (!other) return { file, message }
  return {
    file,
    message: `${message}\n${other} is released apart: link to its path, fill a slot or a point of it, or have both bundle a package`,
  }
}
