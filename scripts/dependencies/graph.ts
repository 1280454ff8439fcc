export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * @returns groups of nodes that reach each other, each sorted; a graph without cycles has none. Tarjan's algorithm
 * (Depth-first search and linear graph algorithms, SIAM J. Comput. 1, 1972)
 */
export function cycles(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const found: string[][] = []
  const visit = (node: string): number => {
    const own = index.size
    index.set(node, own)
    low.set(node, own)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      const reached = index.has(next) ? (onStack.has(next) ? (index.get(next) ?? own) : own) : visit(next)
      low.set(node, Math.min(low.get(node) ?? own, reached))
    }
    if (low.get(node) === own) {
      const group = stack.splice(stack.indexOf(node))
      for (const one of group) onStack.delete(one)
      if (group.length > 1 || graph.get(node)?.has(node)) found.push(group.sort())
    }
    return low.get(node) ?? own
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found.sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
}
