import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import {
  InfluencerDraft,
  InfluencerImage,
  InfluencerProfile,
  InfluencerStatus,
} from '../entities/influencer.ts'

const BASE = 'admin/userManagement'
const Own = v.object({ status: InfluencerStatus, profile: v.nullable(InfluencerProfile) })
export const MAX_INFLUENCER_IMAGES = 8

export const influencerStatus = {
  call: `GET ${BASE}/influencer/status`,
  summary: 'Where the own influencer profile stands.',
  response: v.object({ status: InfluencerStatus }),
} as const satisfies Endpoint

export const getInfluencerProfile = {
  call: `GET ${BASE}/influencerProfile`,
  summary: 'The own influencer profile; null before there is one.',
  response: Own,
} as const satisfies Endpoint

export const createInfluencerProfile = {
  call: `POST ${BASE}/influencerProfile`,
  summary: 'Begins the own influencer profile.',
  body: InfluencerDraft,
  response: Own,
} as const satisfies Endpoint

export const changeInfluencerProfile = {
  call: `PUT ${BASE}/influencerProfile`,
  summary: 'Changes the own influencer profile; it is looked at again before others see it.',
  body: InfluencerDraft,
  response: Own,
  idempotent: true,
} as const satisfies Endpoint

const Images = v.object({ images: v.array(InfluencerImage) })

export const uploadInfluencerImage = {
  call: `POST ${BASE}/image/influencer/upload`,
  summary: 'Adds a picture to the own influencer profile.',
  file: 'image',
  response: Images,
} as const satisfies Endpoint

export const deleteInfluencerImage = {
  call: `DELETE ${BASE}/image/influencer/delete/{id}`,
  summary: 'Takes a picture off the own influencer profile; one that is not there changes nothing.',
  params: v.strictObject({ id: Id }),
  response: Images,
  idempotent: true,
} as const satisfies Endpoint

export const likeInfluencer = {
  call: `GET ${BASE}/user/like/{id}/true`,
  summary: 'Likes an influencer, once; accepted only from the same origin, since it carries no token.',
  params: v.strictObject({ id: Id }),
  response: v.object({ likes: v.number(), liked: v.literal(true) }),
  idempotent: true,
} as const satisfies Endpoint
