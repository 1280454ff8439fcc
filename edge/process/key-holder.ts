import {
  advanceRollouts,
  openWorkspace,
  refuseClockAhead,
  renewWhenDue,
  type Workspace,
} from 'releases/document'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { createHearing } from '../canary/hear-objections.ts'
import { canSign, type Stop, writeStop } from '../canary/write-stop.ts'
import type { EdgeConfig } from '../config.ts'
import { liveDocument } from '../document/live-document.ts'
import type { Log } from '../observability/log.ts'
import { createMetrics } from '../observability/metrics.ts'
import { listenForOperators } from '../operator-pages/listen.ts'
import { NOTHING_SEEN, type Seen } from '../operator-pages/source.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

interface Options {
  config: Pick<EdgeConfig, 'releases' | 'cache' | 'operator' | 'trustProxy'>
  log: Log
  /** Asks the process that serves pages. */
  seen?(document: ReleaseDocument): Promise<Seen>
  now?(): Date
}

/**
 * What is done with the signing key and the operators' token beside an edge, in the process that runs no release's code:
 * what serves pages needs neither.
 */
export function createKeyHolder({
  config,
  log,
  seen = async () => NOTHING_SEEN,
  now = () => new Date(),
}: Options) {
  const settings = config.releases
  const workspace: Workspace = {
    ...openWorkspace(settings),
    now,
    // Nothing that can wait is written by a clock that is ahead of the edges': a step would come early, and nobody could write until that time.
    beforeWrite: () => refuseClockAhead(workspace),
  }
  const hear = createHearing(workspace)
  let closePages = async () => {}

  /** Renews the document where it is due and this process can. */
  async function renew(): Promise<void> {
    try {
      if ((await canSign(settings)) && (await renewWhenDue(workspace))) log.info('release document renewed')
    } catch (error) {
      log.error({ err: error }, 'release document not renewed')
    }
  }

  /** Does what edges without a key ask for, then what is due with rollouts that go on by themselves, where this process can. */
  async function advance(): Promise<void> {
    if (!(await canSign(settings))) return
    const attempt = (words: string, work: () => Promise<void>) =>
      work().catch(error => log.error({ err: error }, words))
    await attempt('not all is done that edges without a key ask for', async () => {
      for (const words of await hear()) log.warn(words, 'asked for by an edge without a key')
    })
    await attempt('rollouts not advanced', async () => {
      for (const done of await advanceRollouts(workspace)) log.info(done, 'rollout')
    })
  }

  return {
    advance,
    renew,
    /** Begins: renewing for as long as the process runs, and the operators' pages where they are wanted. */
    async start(): Promise<void> {
      await renew()
      setInterval(() => void renew(), HOUR_MS).unref()
      setInterval(() => void advance(), MINUTE_MS).unref()
      if (!config.operator) return
      const { store } = workspace
      const live = liveDocument({ store, settings, cache: config.cache, log, metrics: createMetrics() })
      closePages = await listenForOperators(
        { live, store, settings, seen },
        { ...config.operator, trustProxy: config.trustProxy },
        (words, details) => log.info(details, words),
      )
    },
    close: () => closePages(),
    stop: (stop: Stop): Promise<void> =>
      writeStop(settings, workspace.store, stop).catch(error =>
        log.error(
          { err: error, remote: stop.name, release: stop.release },
          'the stop holds on this edge alone',
        ),
      ),
  }
}
