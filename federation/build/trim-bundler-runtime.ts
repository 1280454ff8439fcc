import { type Trim, trimmed } from './trims.ts'

/** Functions that a runtime of ours has of its own, or leaves out (`runtime/bundler-runtime.ts`). */
const OF_OUR_OWN: readonly Trim[] = [
  ['\truntime,\n', ''],
  ['\tinit,\n', ''],
  ['\tgetSharedFallbackGetter: USE_SHARED ? getSharedFallbackGetter : void 0\n', ''],
]

/**
 * Rspack loader for Module Federation's bundler runtime: it has its functions in one object, so that whoever takes three of them has
 * them all in their bundle, and with `init` what adds a script for a remote's entry (KB of brotli: 2.6).
 * @throws where it is no longer the file that this is for
 */
export default function trimBundlerRuntime(source: string): string {
  return trimmed(source, OF_OUR_OWN, 'Module Federation')
}
