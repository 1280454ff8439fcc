import { and, eq, lt } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { detectPlatform } from 'shared-contracts/remote/platform/detect.ts'
import type { Handler } from '../calls/route.ts'
import { sessions } from '../database/schema/visitors.ts'
import { identityIn } from '../identity/session-identity.ts'
import { membershipOf } from '../membership/current.ts'
import { pushOf } from '../push/push-of.ts'
import type { VapidKeys } from '../push/vapid.ts'
import { referrerGroupOf } from '../referral/groups.ts'
import { setSessionCookies } from '../session/cookies.ts'
import { storeLocations } from '../session/store-locations.ts'
import { whoIs } from '../session/who.ts'
import type { StoreFacts } from '../shop.ts'
import { webAppOf } from '../web-app/web-app.ts'

const DAY_MS = 24 * 3600 * 1000

export const appInfoInit: Handler<'GET common3/appInfoInit'> = async ({ shop, visitor, request, reply }) => {
  const { session } = visitor
  visitor.greet()
  if (session && visitor.token) {
    const now = shop.now()
    // The cookie lives on from the last visit; once a day is often enough to write that down.
    const stale = await shop.db
      .update(sessions)
      .set({ seenAt: now })
      .where(and(eq(sessions.id, session.id), lt(sessions.seenAt, new Date(now.getTime() - DAY_MS))))
      .returning({ id: sessions.id })
    if (stale.length > 0 || !request.cookies['XSRF-TOKEN'])
      setSessionCookies(reply, visitor.token, shop.config.publicOrigin.startsWith('https:'))
  }
  const agent = String(request.headers['user-agent'] ?? '')
  const [provinces, identity, who, referrerUserGroup, membership] = await Promise.all([
    storeLocations(shop.db),
    identityIn(shop.db, session, ['wechat-mini', 'wechat']),
    whoIs(shop.db, session),
    referrerGroupOf(shop.db, session?.accountId ?? null, visitor.language),
    membershipOf(shop.db, session?.accountId ?? null, visitor.language, shop.now()),
  ])
  const { facts } = shop
  return {
    body: {
      appContent: appContent(
        facts,
        visitor.language,
        agent,
        provinces,
        visitor.locationId,
        identity !== null,
        shop.vapid,
      ),
      ...who,
      referrerUserGroup,
      membership,
    },
  }
}

/** Texts of the store in a language, which override the built-in ones (LNG-2). */
export function labelsOf(facts: StoreFacts, language: Language): Record<string, string> {
  const labels = facts.appContent.labels as Partial<Record<Language, Record<string, string>>> | undefined
  return labels?.[language] ?? {}
}

function appContent(
  facts: StoreFacts,
  language: Language,
  agent: string,
  provinces: Awaited<ReturnType<typeof storeLocations>>,
  locationId: string | null,
  wmpBind: boolean,
  vapid: VapidKeys,
): Record<string, unknown> {
  const { kind, device } = detectPlatform(agent, false)
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
