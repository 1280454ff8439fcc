import { ReleaseError } from '../refusal.ts'

interface S3Error extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number }
}

/** Status of an answer that the AWS client took for an error; undefined where none came. */
export const statusOf = (error: unknown): number | undefined => (error as S3Error).$metadata?.httpStatusCode

export const CREDENTIALS =
  'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or wherever AWS clients look, must be of somebody who may do this here and now: docs/operate.md, "Releases in a bucket"'
const CLOCK = 'this machine’s clock and the bucket’s differ: `date -u`, `timedatectl`'
const ELSEWHERE = 'RELEASE_STORE names its region and, where it is not Amazon’s, its endpoint'
const CONDITIONS = 'its server must know conditional writes (If-None-Match: *)'
const AWAY = 'edges go on with what they have; try again, and see `doctor`'

/** What answers is no object store, or knows no such bucket. */
export const noBucket = (bucket: string, why: string) =>
  new ReleaseError('failed', `the bucket ${bucket} is not there (${why})`, [ELSEWHERE])

/** @returns what an operator is told of a call that came to nothing, with what to do about it; a connection that failed is told as any other */
export function inBucketWords(bucket: string, error: unknown): Error {
  const { name, message, code } = error as S3Error
  const status = statusOf(error)
  const says = (what: string, reason: string) =>
    new ReleaseError('failed', `the bucket ${bucket} ${what} (${[name, message].join(': ')})`, [reason])
  if (status === undefined && code !== undefined) return error as Error
  if (name === 'RequestTimeTooSkewed') return says('refuses this', CLOCK)
  if (status === 401 || status === 403 || name === 'ExpiredToken') return says('refuses this', CREDENTIALS)
  if (name === 'CredentialsProviderError') return says('was not asked', CREDENTIALS)
  if (status === 404 || (status !== undefined && status < 400))
    return noBucket(bucket, [name, message].join(': '))
  if (status === 501) return says('cannot do this', CONDITIONS)
  if (status === undefined || status === 408 || status === 429 || status >= 500)
    return says('does not answer', AWAY)
  return says('refuses this', ELSEWHERE)
}
