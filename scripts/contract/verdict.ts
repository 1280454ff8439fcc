import { type Change, isStep, stepped } from './compare.ts'

const MAX_SHOWN = 12
const COMMAND = 'npm run contract -- --write'

/** What a version is called, and the file that it stands in. */
export type VersionPlace = readonly [called: string, file: string]

const CONTRACT: VersionPlace = ['CONTRACT_VERSION', 'shared-contracts/remote/contract.ts']

/**
 * What is to be done about a change of the contract; null when nothing is.
 * @param taken version at which the committed snapshot was taken @param version what it is now
 */
export function verdict(
  taken: string,
  version: string,
  change: Change | null,
  [called, file]: VersionPlace = CONTRACT,
): string | null {
  if (!change) return taken === version ? null : `The snapshot is of ${taken}: run ${COMMAND}`
  const { step, removed, added } = change
  const shown = [...removed.map(line => `- ${line}`), ...added.map(line => `+ ${line}`)]
  const more = shown.length > MAX_SHOWN ? [`… ${shown.length - MAX_SHOWN} more lines`] : []
  const todo = isStep(taken, version, step)
    ? `${called} is ${version} already: run ${COMMAND}`
    : `set ${called} to ${stepped(taken, step)} (${file}), then run ${COMMAND}`
  return [
    `The contract of ${taken} has changed: ${step}. Now ${todo}.`,
    ...shown.slice(0, MAX_SHOWN),
    ...more,
  ].join('\n')
}
