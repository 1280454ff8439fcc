/** Functions that a runtime of ours has of its own, or leaves out (`runtime/bundler-runtime.ts`). */
const OF_OUR_OWN = [
  '\truntime,\n',
  '\tinit,\n',
  '\tgetSharedFallbackGetter: USE_SHARED ? getSharedFallbackGetter : void 0\n',
] as const

/**
 * Rspack loader for Module Federation's bundler runtime: it has its functions in one object, so that whoever takes three of them has
 * them all in their bundle, and with `init` what adds a script for a remote's entry (KB of brotli: 2.6).
 * @throws where it is no longer the file that this is for
 */
export default function trimBundlerRuntime(source: string): string {
  return OF_OUR_OWN.reduce((text, line) => {
    const parts = text.split(line)
    if (parts.length !== 2)
      throw new Error(`Module Federation has ${parts.length - 1} times ${JSON.stringify(line)}, not once`)
    return parts.join('')
  }, source)
}
