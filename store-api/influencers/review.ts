import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { html } from 'shared-contracts/markup/html.ts'
import * as v from 'valibot'
import { transaction } from '../database/database.ts'
import { influencers, influencerReviews as reviews } from '../database/schema/influencers.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, isToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'
import { toProfiles } from './profiles.ts'

const PATH = '/api/istore/review/:token'
const POLICY =
  "default-src 'none'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const Decision = v.object({ decision: v.picklist(['active', 'rejected']) })

/** The page that the mail to the store leads to: whoever holds its address decides, once. */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  const find = async (params: unknown) => {
    const { token } = params as { token: string }
    const tokenHash = isToken(token) ? hashToken(token) : ''
    const [found] = await shop.db
      .select({ review: reviews, profile: influencers })
      .from(reviews)
      .innerJoin(influencers, eq(influencers.id, reviews.influencerId))
      .where(eq(reviews.tokenHash, tokenHash))
    const current =
      found?.profile.status === 'pending' &&
      found.profile.updatedAt.getTime() === found.review.version.getTime()
    if (!found || !current) throw new Refusal('link-expired')
    return found
  }

  app.get(PATH, async (request, reply) => {
    const { profile } = await find(request.params)
    const [shown] = await toProfiles(shop.db, [profile], 'en')
    const page = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Influencer profile</title>
<main><h1>${shown?.name ?? ''}</h1><p>${shown?.bio ?? ''}</p>
<ul>${(shown?.links ?? []).map(link => html`<li>${link.label}: ${link.url}</li>`)}</ul>
${(shown?.images ?? []).map(({ image }) => html`<img src="${image.src}" alt="" width="320">`)}
<form method="post"><button name="decision" value="active">Approve</button> <button name="decision" value="rejected">Decline</button></form></main></html>`
    return reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.text)
  })

  app.post(PATH, async (request, reply) => {
    const { review, profile } = await find(request.params)
    const form = v.safeParse(Decision, request.body)
    if (!form.success) throw new Refusal('invalid', { field: 'decision' })
    await transaction(shop.db, async tx => {
      const decided = await tx
        .update(influencers)
        .set({ status: form.output.decision })
        .where(
          and(
            eq(influencers.id, profile.id),
            eq(influencers.status, 'pending'),
            eq(influencers.updatedAt, review.version),
          ),
        )
        .returning({ id: influencers.id })
      if (decided.length === 0) throw new Refusal('link-expired')
      await tx.delete(reviews).where(eq(reviews.influencerId, profile.id))
    })
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Thank you.')
  })
}
