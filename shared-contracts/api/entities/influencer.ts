import * as v from 'valibot'
import { line, PersonName } from '../fields.ts'
import { LIMITS } from '../limits.ts'
import { readURL } from '../read-url.ts'
import { Id } from './basics.ts'
import { Image } from './image.ts'

export const InfluencerStatus = v.picklist(['none', 'draft', 'pending', 'active', 'rejected'])
export type InfluencerStatus = v.InferOutput<typeof InfluencerStatus>

const WebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.check(x => /^https?:\/\//i.test(x) && readURL(x)?.username === ''),
  v.transform(x => new URL(x).href),
)
export const InfluencerLink = v.strictObject({ label: line(LIMITS.linkLabel), url: WebAddress })
export type InfluencerLink = v.InferOutput<typeof InfluencerLink>

/** What somebody says about themselves: plain text, never markup. */
export const InfluencerDraft = v.strictObject({
  name: PersonName,
  bio: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  links: v.pipe(v.array(InfluencerLink), v.maxLength(6)),
  productIDs: v.pipe(v.array(Id), v.maxLength(12)),
  /** True asks the store to publish it; false keeps it a draft that only its owner sees. */
  submit: v.boolean(),
})

export const InfluencerImage = v.object({ id: Id, image: Image })
export const InfluencerProfile = v.object({
  id: Id,
  name: v.string(),
  bio: v.string(),
  links: v.array(InfluencerLink),
  productIDs: v.array(Id),
  images: v.array(InfluencerImage),
  likes: v.number(),
})
export type InfluencerProfile = v.InferOutput<typeof InfluencerProfile>
