import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id, QueryBoolean } from '../entities/basics.ts'
import { Image } from '../entities/image.ts'
import { Session } from '../entities/session.ts'

export const uploadProfileImage = {
  call: 'POST admin/userManagement/image/upload',
  summary: 'Sets the own profile picture: JPEG, PNG, WebP or AVIF of up to 8 MB.',
  file: 'image',
  response: Session,
} as const satisfies Endpoint

export const ImageSide = v.picklist(['front', 'back'])

export const uploadVerifiedContactImage = {
  call: 'POST admin/userManagement/image/verifiedContact/upload',
  summary: 'Keeps a picture of the own identity document, encrypted; the same side again replaces it.',
  query: v.strictObject({ side: v.optional(ImageSide, 'front') }),
  file: 'image',
  response: v.object({ sides: v.array(ImageSide) }),
} as const satisfies Endpoint

export const userImages = {
  call: 'GET admin/userManagement/image/user/{id}',
  summary:
    'Own pictures; those of the identity document come as data: addresses, only with `verifiedContact=true` and shortly after signing in.',
  params: v.strictObject({ id: Id }),
  query: v.strictObject({ verifiedContact: v.optional(QueryBoolean) }),
  response: v.object({
    profileImage: v.nullable(Image),
    verifiedContact: v.array(v.object({ side: ImageSide, src: v.string() })),
  }),
} as const satisfies Endpoint
