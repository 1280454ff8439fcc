import type { FastifyRequest } from 'fastify'
import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import type { Composition } from 'shared-contracts/release/composition.ts'
import { cookiesOfTheirs } from '../kept/visitor-key.ts'
import { LIMITS } from '../limits.ts'
import { ofComposition } from '../page/composed.ts'

/** Somebody who has nothing of their own here: what is drawn for one of them is right for all with the same key. */
export interface Anybody {
  key: string
  /** Of the release document. */
  serial: number
  /** What a page for them is drawn from: nothing else that a visitor sends can change what others get. */
  request: FastifyRequest
}

/** Browsers of one make and language send the same. */
const languages = new Map<string, Language | null>()
const MAX_LANGUAGES = 1_000
const MAX_LENGTH = 400

function languageOf(header = ''): Language | null {
  const known = languages.get(header)
  if (known !== undefined) return known
  const language = chooseLanguage(header, LANGUAGES)
  if (languages.size >= MAX_LANGUAGES) languages.clear()
  if (header.length <= MAX_LENGTH) languages.set(header, language)
  return language
}

/** @returns null for a visitor who may be known to the backend, and for what is asked for too oddly to be kept */
export function anybodyIn(
  { id, log, ip, method, raw, headers }: FastifyRequest,
  composition: Composition,
): Anybody | null {
  const { url = '/' } = raw
  const { cookie = '', authorization, 'user-agent': agent = '' } = headers
  if (method !== 'GET' || authorization !== undefined || cookiesOfTheirs(cookie).length > 0) return null
  if (url.length > LIMITS.sharedAddress || agent.length > LIMITS.sharedAgent) return null
  const language = languageOf(headers['accept-language'])
  const request = {
    id,
    log,
    ip,
    method,
    raw: { url },
    url,
    headers: {
      accept: 'text/html',
      ...(agent && { 'user-agent': agent }),
      ...(language && { 'accept-language': language }),
    },
  } as FastifyRequest
  const { serial } = composition
  return { serial, key: [madeOf(composition), language, agent, url].join('\n'), request }
}

const madeOf = ofComposition(({ serial, watched, host, remotes }: Composition): string =>
  [serial, watched ?? false, host, ...Object.values(remotes)]
    .map(part => (typeof part === 'object' ? `${part.name}@${part.release}` : part))
    .join(' '),
)
