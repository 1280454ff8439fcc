import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Html, html } from 'shared-contracts/markup/html.ts'
import * as v from 'valibot'
import { type Database, transaction } from '../database/database.ts'
import { influencers, influencerReviews as reviews } from '../database/schema/influencers.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken, isToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'
import { imagesOf } from './images.ts'
import { toProfiles } from './profiles.ts'

const PATH = '/api/istore/review/:token'
const POLICY =
  "default-src 'none'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const Decision = v.object({
  decision: v.picklist(['active', 'rejected']),
  /** Ids of those that the page showed: a picture that nobody of the store has seen is not published. */
  pictures: v.optional(v.string(), ''),
})

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
    return show(reply, await page(shop.db, profile))
  })

  app.post(PATH, async (request, reply) => {
    const { review, profile } = await find(request.params)
    const form = v.safeParse(Decision, request.body)
    if (!form.success) throw new Refusal('invalid', { field: 'decision' })
    const { decision, pictures } = form.output
    const isSeen = await transaction(shop.db, async tx => {
      const undecided = and(
        eq(influencers.id, profile.id),
        eq(influencers.status, 'pending'),
        eq(influencers.updatedAt, review.version),
      )
      const held = await tx.select({ id: influencers.id }).from(influencers).where(undecided).for('update')
      if (held.length === 0) throw new Refusal('link-expired')
      // While the profile's row is held no picture comes in between.
      if (picturesOf(await imagesOf(tx, profile.id)) !== pictures) return false
      await tx.update(influencers).set({ status: decision }).where(undecided)
      await tx.delete(reviews).where(eq(reviews.influencerId, profile.id))
      return true
    })
    if (!isSeen) return show(reply.code(409), await page(shop.db, profile, CHANGED))
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Thank you.')
  })
}

const CHANGED =
  'Nothing was decided: pictures were added or removed after this page was opened. Please look again.'

const picturesOf = (images: readonly { id: string }[]): string => images.map(({ id }) => id).join()

/** @param told why it is shown again */
async function page(db: Database, profile: typeof influencers.$inferSelect, told = ''): Promise<Html> {
  const [shown] = await toProfiles(db, [profile], 'en')
  const images = shown?.images ?? []
  return html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Influencer profile</title>
<main>${told && html`<p role="alert">${told}</p>`}<h1>${shown?.name ?? ''}</h1><p>${shown?.bio ?? ''}</p>
<ul>${(shown?.links ?? []).map(link => html`<li>${link.label}: ${link.url}</li>`)}</ul>
${images.map(({ image }) => html`<img src="${image.src}" alt="" width="320">`)}
<form method="post"><input type="hidden" name="pictures" value="${picturesOf(images)}"><button name="decision" value="active">Approve</button> <button name="decision" value="rejected">Decline</button></form></main></html>`
}

const show = (reply: FastifyReply, { text }: Html): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text)
