import { endsSession } from './addresses.ts'
import { hasChanges, replay } from './cart/queue.ts'
import { forgetVisitor } from './owner.ts'
import { endMessages } from './push.ts'
import { withTimeLimit } from './with-time-limit.ts'

/** A device whose storage or push service takes longer than this to answer keeps nobody from signing in or out (ms): it can show nothing old either. */
const DEVICE_LIMIT_MS = 2_000

/**
 * A call after which somebody else may be there. What was kept goes before it, so that nothing old is shown while it is on its way, and
 * after it, so that nothing stays that was asked for meanwhile.
 * @param leaves whether the session ends with it
 */
export async function withNewVisitor(
  { request }: { request: Request },
  leaves = endsSession(new URL(request.url).pathname),
): Promise<Response> {
  // While the session is still theirs: the cart as its shopper left it. What cannot be sent keeps them, rather than go with them (VIS-4).
  const isThere = hasChanges().then(() => true)
  if ((await withTimeLimit(isThere, DEVICE_LIMIT_MS, false)) && (await replay())) return Response.error()
  // Without a network the call hardly goes anywhere, and what is kept is all that can be read.
  let goes = navigator.onLine
  if (goes) await withTimeLimit(forgetVisitor(), DEVICE_LIMIT_MS, undefined)
  try {
    const response = await fetch(request)
    goes = true
    if (response.ok && leaves)
      await withTimeLimit(
        endMessages().catch(() => {}),
        DEVICE_LIMIT_MS,
        undefined,
      )
    return response
  } finally {
    if (goes) await withTimeLimit(forgetVisitor(), DEVICE_LIMIT_MS, undefined)
  }
}

/** Deleting the account is leaving as well (ACC-12). */
export async function changeOfRecord({ request }: { request: Request }): Promise<Response> {
  const asked = await request
    .clone()
    .json()
    .catch(() => null)
  return asked?.deleteAccount ? withNewVisitor({ request }, true) : fetch(request)
}
