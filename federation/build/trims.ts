/** What is replaced in a file of a package, by what, and how often it stands there: once where that is not said. */
export type Trim = readonly [text: string, instead: string, times?: number]

/**
 * @param whose the package's name, for whoever updates it
 * @throws where it is no longer the file that the trims are for
 */
export function trimmed(source: string, trims: readonly Trim[], whose: string): string {
  return trims.reduce((text, [from, to, times = 1]) => {
    const parts = text.split(from)
    if (parts.length !== times + 1)
      throw new Error(`${whose} has ${parts.length - 1} times ${JSON.stringify(from)}, not ${times}`)
    return parts.join(to)
  }, source)
}
