import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { operatorEnv, operatorProcess, operatorWith } from '../fixtures/operator.ts'
import { builtRelease } from '../fixtures/release.ts'

const RUNS = repeats(40, 120)
const MAX_PARALLEL = 2
/** Such that two blows in three hit. */
const LATER = 1.1
const SOONER = 0.82

/** Each verb that writes, in turn; `n` makes releases that were never seen. */
const VERBS = [
  (n: number, folder: string) => builtRelease(folder, 'mfe-catalog', `n${n}`).then(dist => ['publish', dist]),
  async (n: number) => ['promote', 'mfe-catalog', n % 2 ? 'c1' : 'c2', '--percent', '10'],
  async (n: number) => ['promote', 'mfe-catalog', n % 2 ? 'c2' : 'c1'],
  async () => ['rollback', 'mfe-catalog'],
  async () => ['freeze', 'mfe-catalog', '--reason', 'x'],
  async () => ['unfreeze', 'mfe-catalog', '--reason', 'x'],
  async (n: number) => ['block', 'mfe-catalog', `b${n % 4}`, '--reason', 'x'],
  async () => ['preview', 'mfe-catalog', 'c1', '--for', 'Ana'],
  async () => ['renew'],
  async () => ['gc', '--days', '1'],
] as const satisfies ((n: number, folder: string) => Promise<string[]>)[]

/** Pseudo-random, so that a run that failed can be had again (mulberry32's step). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function killAgainAndAgain(seed: number, runs: number): Promise<{ killed: number; written: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-killed-'))
  const env = operatorEnv(folder)
  const release = operatorWith(env)
  const dice = random(seed)
  const counts = { killed: 0, written: 0 }
  try {
    const ids = ['c1', 'c2', 'b0', 'b1', 'b2', 'b3']
    await release('publish', await builtRelease(folder, 'host-shell', 'h1'))
    await release('promote', 'host-shell', 'h1')
    for (const id of ids) await release('publish', await builtRelease(folder, 'mfe-catalog', id))
    await release('promote', 'mfe-catalog', 'c1')
    // How long a whole command takes here now, so that the blow falls anywhere in it.
    const started = performance.now()
    await operatorProcess(env, 'renew').ended
    let whole = performance.now() - started
    for (let n = 0; n < runs; n++) {
      const before = Number((await release('status')).data.serial)
      const verb = VERBS[n % VERBS.length] as (typeof VERBS)[number]
      const argv = await verb(n, folder)
      const { child, ended } = operatorProcess(env, ...argv)
      const blow = setTimeout(() => child.kill('SIGKILL'), whole * (0.3 + dice() * 0.8))
      const { code } = await ended
      clearTimeout(blow)
      if (code === null) counts.killed++
      // Commands differ, and a refusal is quick: the blows follow them, later after one that hit and sooner after one that missed.
      whole *= code === null ? LATER : SOONER
      const after = await release('status')
      const what = `seed ${seed}, run ${n}`
      expect(after.err, what).toBe('')
      expect([before, before + 1], what).toContain(after.data.serial)
      if (after.data.serial !== before) counts.written++
      // Whatever was left half done is in nobody's way.
      expect((await release('renew')).code, what).toBe(0)
    }
    return counts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test(`REL-2 killed at ${RUNS} moments in every verb, the document stays whole and the next write works`, async () => {
  const seeds = Array.from({ length: MAX_PARALLEL }, (_, index) => seedOr(1) + index)
  const counts = await Promise.all(seeds.map(seed => killAgainAndAgain(seed, RUNS / MAX_PARALLEL)))
  const killed = counts.reduce((sum, one) => sum + one.killed, 0)
  figure(`operators' command: ${RUNS} moments, killed before its end at ${killed}`)
  // Blows that fall after the end or all before the start would show nothing.
  expect(killed).toBeGreaterThan(RUNS / 4)
  expect(counts.reduce((sum, one) => sum + one.written, 0)).toBeGreaterThan(0)
}, 600_000)
