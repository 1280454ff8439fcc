import { pathProblem, shapeOf } from 'shared-contracts/release/path-patterns.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

/** @throws when no page can be at a path or two are the same, when `busy` or `fallback` name a path the remote does not own, or a parameter the path does not have */
export function guardOwnPaths({ name, paths, busy = [], fallback = {} }: RemoteDeclaration): void {
  for (const [at, pattern] of Object.keys(paths).entries()) {
    const problem = pathProblem(pattern)
    if (problem) throw new Error(`${name}: the path '${pattern}' ${problem}`)
    const same = Object.keys(paths)
      .slice(0, at)
      .find(other => shapeOf(other) === shapeOf(pattern))
    if (same) throw new Error(`${name}: the path '${pattern}' is the same address as '${same}'`)
  }
  for (const pattern of [...busy, ...Object.keys(fallback)]) {
    if (!Object.hasOwn(paths, pattern)) {
      throw new Error(`${name}: busy or fallback names the path '${pattern}', which it does not own`)
    }
  }
  for (const [pattern, { param }] of Object.entries(fallback)) {
    if (!pattern.split('/').some(part => part.replace(/\?$/, '') === `:${param}`)) {
      throw new Error(`${name}: the fallback of '${pattern}' needs the parameter ':${param}'`)
    }
  }
}
