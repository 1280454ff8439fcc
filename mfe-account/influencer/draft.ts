import type { Answer } from 'shared-contracts/api/client.ts'
import { InfluencerDraft, InfluencerLink } from 'shared-contracts/api/entities/influencer.ts'
import type { FormOutput, FormValues } from 'shared-contracts/ui/form/check.ts'
import * as v from 'valibot'

export type OwnInfluencer = Answer<'GET admin/userManagement/influencerProfile'>
type Profile = NonNullable<OwnInfluencer['profile']>

/** Links that the form has room for. */
export const LINKS = [1, 2, 3] as const
type LinkNumber = (typeof LINKS)[number]
export const labelOf = (n: LinkNumber) => `label${n}` as const
export const urlOf = (n: LinkNumber) => `url${n}` as const

const { label, url } = InfluencerLink.entries
const [optionalLabel, optionalUrl] = [v.optional(label), v.optional(url)]

export const DraftSchema = v.strictObject({
  name: InfluencerDraft.entries.name,
  bio: InfluencerDraft.entries.bio,
  label1: optionalLabel,
  url1: optionalUrl,
  label2: optionalLabel,
  url2: optionalUrl,
  label3: optionalLabel,
  url3: optionalUrl,
  submit: v.boolean(),
})

/** What the fields hold for a page that is there. */
export function toFields(profile: Profile | null): Partial<FormValues<typeof DraftSchema>> {
  if (!profile) return {}
  const links = LINKS.flatMap(n => {
    const link = profile.links[n - 1]
    return link ? [[labelOf(n), link.label] as const, [urlOf(n), link.url] as const] : []
  })
  return { name: profile.name, bio: profile.bio, ...Object.fromEntries(links), submit: false }
}

/** First link that has only one of its two parts. */
export const halfLink = (values: FormOutput<typeof DraftSchema>): LinkNumber | undefined =>
  LINKS.find(n => (values[labelOf(n)] === undefined) !== (values[urlOf(n)] === undefined))

/** What is sent; products, and links beyond the form's, stay as they are. */
export function toDraft(values: FormOutput<typeof DraftSchema>, profile: Profile | null) {
  const { name, bio, submit } = values
  const links = LINKS.flatMap(n => {
    const [label, url] = [values[labelOf(n)], values[urlOf(n)]]
    return label !== undefined && url !== undefined ? [{ label, url }] : []
  })
  const others = profile?.links.slice(LINKS.length) ?? []
  return { name, bio, submit, links: [...links, ...others], productIDs: profile?.productIDs ?? [] }
}
