import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import {
  type Counts,
  countsOf,
  EVIDENCE,
  type EvidenceKind,
  type Figures,
  figuresOf,
  KINDS,
  limitOf,
} from './evidence.ts'

export type { Counts }

import { fisherWorse } from './fisher.ts'
import type { Sighting } from './tally.ts'

/**
 * The canary is stopped when Fisher's exact test finds it worse than its baseline at this level. It is looked at again and
 * again while visitors come, so the level is far below the share of healthy canaries that may be stopped (1 %):
 * verdict.test.ts counts them.
 */
const LEVEL = 0.0001
/** Fewer failing visitors than this say nothing. */
const MIN_FAILED = 5

export interface Verdict {
  kind: EvidenceKind
  canary: Figures
  baseline: Figures
  p: number
}

/** What was counted of a canary and its baseline, by kind of evidence. */
export type Trial = Record<EvidenceKind, { canary: Counts; baseline: Counts }>

/** @param canary,baseline visitors of both releases of channel `name` */
export function trialOf(
  name: string,
  canary: readonly Sighting[],
  baseline: readonly Sighting[],
  now: number,
): Trial {
  const counted = KINDS.map(kind => {
    const since = kind === 'slow' ? warmSince(canary) : 0
    const [tried = [], beside = []] = [canary, baseline].map(all => all.filter(({ at }) => at >= since))
    const limit = limitOf(kind, name, beside, now)
    const of = (all: readonly Sighting[]) => countsOf(kind, name, all, now, limit)
    return [kind, { canary: of(tried), baseline: of(beside) }] as const
  })
  return Object.fromEntries(counted) as Trial
}

/**
 * @param trials of one canary, an edge each
 * @returns why the canary must be stopped, or null
 */
export function verdictOn(name: string, trials: readonly Trial[]): Verdict | null {
  for (const kind of KINDS) {
    const a = figuresOf(
      kind,
      trials.map(trial => trial[kind].canary),
    )
    const b = figuresOf(
      kind,
      trials.map(trial => trial[kind].baseline),
    )
    // A host from before this was asked of pages would say nothing either.
    if (kind === 'frozen' && name === HOST_NAME && a.failed === a.visitors) continue
    const p = worse(a, b)
    if (p !== null) return { kind, canary: a, baseline: b, p }
  }
  return null
}

/** A release's first visitors wait for its code to be loaded. */
const WARM_UP_MS = 30_000

/** When the shop is busy all of it is slow: only visitors of the same time compare, from when both releases are loaded. @returns ms */
const warmSince = (canary: readonly Sighting[]): number =>
  canary.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY) + WARM_UP_MS

/** @returns the p value when the canary is significantly worse, else null */
export function worse(canary: Figures, baseline: Figures): number | null {
  if (canary.failed < MIN_FAILED || canary.failed * baseline.visitors <= baseline.failed * canary.visitors)
    return null
  const p = fisherWorse(canary.failed, canary.visitors, baseline.failed, baseline.visitors)
  return p < LEVEL ? p : null
}

/** @returns the verdict as it stands in the audit log */
export function inWords({ kind, canary, baseline, p }: Verdict, minutes: number): string {
  const share = ({ failed, visitors }: Figures) => `${failed} of ${visitors} visitors`
  return `${EVIDENCE[kind].words} for ${share(canary)}, baseline for ${share(baseline)}, within ${minutes} min (one-sided Fisher p = ${p.toExponential(1)})`
}
