import { and, eq, lt } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { detectPlatform } from 'shared-contracts/remote/platform/detect.ts'
import { keepAnswer } from '../calls/kept-answers.ts'
import type { Writer } from '../calls/route.ts'
import { Written } from '../calls/written.ts'
import { sessions } from '../database/schema/visitors.ts'
import { identityIn } from '../identity/session-identity.ts'
import { membershipOf } from '../membership/current.ts'
import { pushOf } from '../push/push-of.ts'
import type { VapidKeys } from '../push/vapid.ts'
import { referrerGroupOf } from '../referral/groups.ts'
import { canShow, setSessionCookies } from '../session/cookies.ts'
import { givingOf } from '../session/former-cookie.ts'
import { storeLocations } from '../session/store-locations.ts'
import type { Session, Visitor } from '../session/visitor.ts'
import { whoIs } from '../session/who.ts'
import type { Shop, StoreFacts } from '../shop.ts'
import { webAppOf } from '../web-app/web-app.ts'

const DAY_MS = 24 * 3600 * 1000

export const appInfoInit: Writer<'GET common3/appInfoInit'> = async ({ shop, visitor, request, reply }) => {
  const { session } = visitor
  await visitor.greet()
  if (session && visitor.token) {
    const stale = await noteSeen(shop, session)
    if (stale || !canShow(request.cookies, visitor.token))
      setSessionCookies(reply, visitor.token, givingOf(shop))
  }
  const agent = String(request.headers['user-agent'] ?? '')
  const accountId = session?.accountId ?? null
  const [identity, who, referrerUserGroup, membership] = await Promise.all([
    identityIn(shop.db, session, ['wechat-mini', 'wechat']),
    whoIs(shop.db, session),
    referrerGroupOf(shop.db, accountId, visitor.language),
    membershipOf(shop.db, accountId, visitor.language, shop.now()),
  ])
  const content = await contentFor(shop, visitor, detectPlatform(agent, false), identity !== null)
  const own = JSON.stringify({ ...who, referrerUserGroup, membership })
  return new Written('{"body":{"appContent":', content, `,${own.slice(1)}}`)
}

/** The cookie lives on from the last visit; once a day is often enough to write that down. @returns whether this call did */
async function noteSeen({ db, now }: Shop, { id, seenAt }: Session): Promise<boolean> {
  const at = now()
  const before = new Date(at.getTime() - DAY_MS)
  if (seenAt >= before) return false
  const noted = await db
    .update(sessions)
    .set({ seenAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.seenAt, before)))
    .returning({ id: sessions.id })
  return noted.length > 0
}

/** The store's document as this visitor has it, written: the largest part of the answer is the same for most. */
async function contentFor(
  shop: Shop,
  { language, locationId }: Visitor,
  { kind, device }: ReturnType<typeof detectPlatform>,
  wmpBind: boolean,
): Promise<Buffer> {
  const key = JSON.stringify(['app content', language, locationId, kind, device, wmpBind])
  const { bytes } = await keepAnswer(shop, 'locations', key, async () => {
    const provinces = await storeLocations(shop.db, language)
    return JSON.stringify(
      appContent(shop.facts, language, { kind, device }, provinces, locationId, wmpBind, shop.vapid),
    )
  })
  return bytes
}

/** Texts of the store in a language, which override the built-in ones (LNG-2). */
export function labelsOf(facts: StoreFacts, language: Language): Record<string, string> {
  const labels = facts.appContent.labels as Partial<Record<Language, Record<string, string>>> | undefined
  return labels?.[language] ?? {}
}

function appContent(
  facts: StoreFacts,
  language: Language,
  { kind, device }: ReturnType<typeof detectPlatform>,
  provinces: Awaited<ReturnType<typeof storeLocations>>,
  locationId: string | null,
  wmpBind: boolean,
  vapid: VapidKeys,
): Record<string, unknown> {
  const chosen = Object.values(provinces)
    .flat()
    .find(l => l.id === locationId && l.display)
  return {
    ...facts.appContent,
    ...webAppOf(facts),
    ...pushOf(facts, vapid),
    system: {
      ...(facts.appContent.system as object),
      appMessage: {
        currentLocale: language,
        applicationMessage: { messages: labelsOf(facts, language) },
      },
      storeLocations: provinces,
    },
    appDetail: {
      isWmp: kind === 'wechat-mini',
      wmpBind,
      appDomain: null,
      caid: facts.id,
      isAac: false,
      isMobile: device === 'mobile',
      isDeskTop: device === 'desktop',
      locid: chosen?.id ?? null,
      locname: chosen?.localStoreName ?? null,
    },
  }
}
