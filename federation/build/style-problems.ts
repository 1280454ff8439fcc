/** A place in the sheet of a package, above the remote's folder too. */
const IN_PACKAGE = /^((?:\.\.\/)*node_modules\/((?:@[^/]+\/)?[^/:]+)\/[^:]+):\d+: (.*)$/

/**
 * What a remote's styles do beyond it, as its author is told: each rule of their own at its place, and of a package's sheet, where they mend
 * no rule, what to do without it.
 * @param foreign as `style-guard.ts` found it
 * @param prefix of the remote's own names, e.g. `catalog-`
 */
export function styleProblems(foreign: readonly string[], prefix: string): string[] {
  const sheets = new Map<string, { owner: string; problem: string }>()
  const own = foreign.filter(one => {
    const [, sheet, owner, problem] = IN_PACKAGE.exec(one) ?? []
    if (!sheet || !owner || !problem) return true
    // A name says more than that a layer is missing.
    const known = sheets.get(sheet)
    if (!known?.problem.includes(prefix)) sheets.set(sheet, { owner, problem })
    return false
  })
  const ofPackages = [...sheets].map(
    ([sheet, { owner, problem }]) =>
      `${sheet}: a sheet of a package cannot be imported while it reaches every page (${problem}, and more): use ${owner} without it, and give its elements classes of your own that begin with ${prefix}`,
  )
  return [...own, ...ofPackages]
}
