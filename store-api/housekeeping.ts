import { lt } from 'drizzle-orm'
import { tidyCounts } from './catalog/counted.ts'
import { clockWords } from './database/clock.ts'
import { passwordResets } from './database/schema/account.ts'
import { cartIntents } from './database/schema/cart.ts'
import { contactMessages } from './database/schema/message.ts'
import { idempotencyKeys } from './database/schema/ordering.ts'
import { pushSubscriptions } from './database/schema/push.ts'
import { attemptCounters, sessions } from './database/schema/visitors.ts'
import { tidyVersions } from './database/versions.ts'
import { settleCampaigns } from './group-buys/close-campaigns.ts'
import { queueRestockMails } from './message/queue-restock-mails.ts'
import { creditRewards } from './ordering/credit-rewards.ts'
import { expireOverdue } from './ordering/expire.ts'
import { forgetLapsed } from './ordering/forget-lapsed.ts'
import { sendReceipts } from './ordering/mail/send-receipts.ts'
import { expireReservations } from './ordering/reservation.ts'
import { checkAttempts } from './payment/regular-checks.ts'
import { sendPushes } from './push/send-pushes.ts'
import { sendMails } from './send-mails.ts'
import { SESSION_SECONDS } from './session/cookies.ts'
import type { Shop } from './shop.ts'
import { takeOver } from './store-document/store-document.ts'

const HOUR_MS = 3_600_000

/** Forgets what is too old to matter; keys stay long enough for any honest repetition. */
export async function forget(shop: Shop): Promise<void> {
  if (shop.clock.differs()) return
  const before = (ms: number) => new Date(shop.now().getTime() - ms)
  await shop.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(72 * HOUR_MS)))
  await shop.db.delete(cartIntents).where(lt(cartIntents.createdAt, before(7 * 24 * HOUR_MS)))
  await shop.db.delete(attemptCounters).where(lt(attemptCounters.since, before(HOUR_MS)))
  await shop.db.delete(pushSubscriptions).where(lt(pushSubscriptions.createdAt, before(30 * 24 * HOUR_MS)))
  // The store has had them by mail, or a day of tries.
  await shop.db.delete(contactMessages).where(lt(contactMessages.createdAt, before(30 * 24 * HOUR_MS)))
  await shop.db.delete(passwordResets).where(lt(passwordResets.createdAt, before(24 * HOUR_MS)))
  await shop.db.delete(sessions).where(lt(sessions.seenAt, before(SESSION_SECONDS * 1000)))
  await forgetLapsed(shop)
}

const compareClocks = async ({ config, clock, log }: Shop) => {
  if (config.databaseUrl === null) return
  const before = clock.differs()
  await clock.compare()
  if (clock.differs() && !before) log.error(clockWords(clock))
  if (before && !clock.differs()) log.info('the clocks of this machine and of the database agree again')
}

/** Another process may have imported a document; the embedded database has no other. */
const readDocument = async (shop: Shop) => {
  if (shop.config.databaseUrl !== null) await takeOver(shop)
}

interface Task {
  name: string
  /** Between the end of one run and the start of the next. */
  everyMs: number
  run(shop: Shop): Promise<unknown>
}

const TASKS: readonly Task[] = [
  { name: 'expire orders', everyMs: 15_000, run: shop => expireOverdue(shop) },
  { name: 'expire reservations', everyMs: 15_000, run: expireReservations },
  { name: 'settle group buys', everyMs: 15_000, run: settleCampaigns },
  { name: 'check payments', everyMs: 5_000, run: checkAttempts },
  { name: 'send receipts', everyMs: 2_000, run: sendReceipts },
  { name: 'credit rewards', everyMs: 60_000, run: creditRewards },
  { name: 'restock notices', everyMs: 15_000, run: queueRestockMails },
  { name: 'send pushes', everyMs: 2_000, run: sendPushes },
  { name: 'send mails', everyMs: 2_000, run: sendMails },
  { name: 'store document', everyMs: 1_000, run: readDocument },
  { name: 'tidy counts', everyMs: HOUR_MS, run: shop => tidyCounts(shop.db) },
  { name: 'tidy versions', everyMs: 60_000, run: shop => tidyVersions(shop.db) },
  { name: 'forget', everyMs: HOUR_MS, run: forget },
  { name: 'compare clocks', everyMs: 5_000, run: compareClocks },
]

/** Runs the tasks until told to stop; a task that fails is logged and tried again. @returns stops, after running tasks end */
export function startHousekeeping(shop: Shop): () => Promise<void> {
  let stopped = false
  const timers = new Map<Task, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const plan = (task: Task) => {
    if (!stopped) timers.set(task, setTimeout(() => begin(task), task.everyMs).unref())
  }
  const begin = (task: Task) => {
    const run = shop.disk
      .isFull()
      // Mails and refunds wait rather than use up their tries.
      .then(full => (full ? undefined : task.run(shop)))
      .then(() => {})
      .catch(error => {
        shop.disk.note(error)
        shop.log.error({ err: error, task: task.name }, 'task failed')
      })
      .finally(() => {
        running.delete(run)
        plan(task)
      })
    running.add(run)
  }
  for (const task of TASKS) plan(task)
  return async () => {
    stopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
