import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { RolloutPolicy } from 'shared-contracts/release/document.ts'
import * as v from 'valibot'
import { ReleaseError } from '../refusal.ts'

/** Kept with the sources: who changes how a remote is rolled out does it by a commit. */
const OWN = fileURLToPath(new URL('../rollouts.json', import.meta.url))

const Ascending = v.pipe(
  RolloutPolicy,
  v.check(
    ({ steps }) => steps.every((one, at) => one.percent > (steps[at - 1]?.percent ?? 0)),
    'each step must have more visitors than the one before',
  ),
)
const Policies = v.pipe(
  v.record(v.string(), Ascending),
  v.check(policies => Object.hasOwn(policies, 'default'), 'a policy named "default" is needed'),
)

/**
 * @param path of another file of policies; '' for the repository's own
 * @returns the policy of a remote, or the one that holds for all without one
 * @throws ReleaseError when the file cannot be read, or makes no sense
 */
export async function policyFor(name: string, path = ''): Promise<RolloutPolicy> {
  const from = path || OWN
  const text = await readFile(from, 'utf8').catch(() => {
    throw new ReleaseError('usage', `there are no policies at ${from}`)
  })
  let value: unknown = null
  try {
    value = JSON.parse(text)
  } catch {
    throw new ReleaseError('usage', `${from} is not JSON`)
  }
  const { success, output, issues } = v.safeParse(Policies, value)
  if (!success)
    throw new ReleaseError(
      'usage',
      `${from} makes no sense`,
      issues.map(issue => `${v.getDotPath(issue) ?? 'policies'}: ${issue.message}`),
    )
  const policies = output as Record<string, RolloutPolicy>
  return (Object.hasOwn(policies, name) ? policies[name] : policies.default) as RolloutPolicy
}
