import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { ReleaseError } from '../refusal.ts'
import { CREDENTIALS, inBucketWords, noBucket, statusOf } from './s3-words.ts'

export interface Location {
  bucket: string
  /** Without slashes at its ends; empty for the bucket's root. */
  prefix: string
  region: string
  endpoint: string | null
}

export interface Found {
  /** Bytes; null where the server does not say beforehand. */
  size: number | null
  stream: Readable
  /** @returns null, and reads nothing, where it is longer than `max` */
  bytes(max: number): Promise<Uint8Array | null>
}

export type S3 = ReturnType<typeof s3Client>

/** @throws ReleaseError when the address cannot be read; what may be a secret in it is not said */
export function readLocation(location: string): Location {
  const url = URL.canParse(location) ? new URL(location) : null
  const unknown = [...(url?.searchParams.keys() ?? [])].filter(
    name => name !== 'region' && name !== 'endpoint',
  )
  if (url?.username)
    throw new ReleaseError('usage', 'RELEASE_STORE must be without credentials', [CREDENTIALS])
  if (
    url?.protocol !== 's3:' ||
    !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) ||
    unknown.length > 0
  ) {
    throw new ReleaseError(
      'usage',
      `RELEASE_STORE must be a folder or s3://bucket/prefix?region=…&endpoint=…, not "${location}"`,
    )
  }
  const endpoint = url.searchParams.get('endpoint')
  if (endpoint !== null && !isEndpoint(endpoint))
    throw new ReleaseError(
      'usage',
      `RELEASE_STORE names an endpoint that must be an address like https://s3.example, not "${endpoint}"`,
    )
  const region = url.searchParams.get('region') || process.env.AWS_REGION || 'us-east-1'
  if (!/^[a-z0-9-]+$/.test(region))
    throw new ReleaseError('usage', `the region of RELEASE_STORE, or AWS_REGION, cannot be "${region}"`)
  return {
    bucket: url.hostname,
    prefix: decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, ''),
    region,
    endpoint,
  }
}

const isEndpoint = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !new URL(text).username

/** Servers other than Amazon's have no host name per bucket, and not all know its newer checksums. */
const OTHER_SERVERS = {
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const

/** A bucket that takes a call and never answers it is one that is away; ms. */
const PATIENCE = {
  connectionTimeout: 3_000,
  /** Until an answer begins, */
  requestTimeout: 10_000,
  throwOnRequestTimeout: true,
} as const
/** Without a byte in either direction; ms. Each has connections of its own: what is looked for must not wait until a file is read. */
const IDLE = {
  /** Where an answer is read as fast as it comes, */
  look: 10_000,
  /** and where whoever reads a file may be slow, or the bucket has much to write. */
  take: 60_000,
} as const
/** For what is written to have gone out, by a line that may be slow. */
const WRITING = { requestTimeout: 120_000 } as const

/** The few calls that a store needs. The AWS client is loaded with the first of them: it is large, and most stores are folders. */
export function s3Client({ bucket: Bucket, region, endpoint }: Location) {
  const opened: { -readonly [use in keyof typeof IDLE]?: Promise<S3Client> } = {}
  const sdk = () => import('@aws-sdk/client-s3')
  const client = (use: keyof typeof IDLE) => {
    opened[use] ??= sdk().then(
      ({ S3Client: Client }) =>
        new Client({
          region,
          requestHandler: { ...PATIENCE, socketTimeout: IDLE[use] },
          ...(endpoint && { endpoint, ...OTHER_SERVERS }),
        }),
    )
    return opened[use]
  }
  const told = (error: unknown): never => {
    throw inBucketWords(Bucket, error)
  }

  async function page(Prefix: string, token?: string, MaxKeys?: number) {
    const { ListObjectsV2Command } = await sdk()
    const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token, MaxKeys })
    const {
      Name,
      Contents = [],
      NextContinuationToken: next,
    } = await (await client('look')).send(command).catch(told)
    // Something else than an object store answers with 200 as well: that is no bucket in which nothing is.
    if (Name === undefined) throw noBucket(Bucket, 'what came is no listing')
    // Consoles put an empty object in the place of each folder.
    const objects = Contents.filter(({ Key = '/' }) => !Key.endsWith('/')).map(
      ({ Key = '', Size = 0, LastModified }) => ({
        key: Key,
        size: Size,
        changed: LastModified?.getTime() ?? 0,
      }),
    )
    return { objects, next }
  }

  /** @param again so often it is asked for once more where it breaks off: the AWS client sees to answers that never begin, and no further */
  async function get(Key: string, use: keyof typeof IDLE = 'look', again = 2): Promise<Found | null> {
    const { GetObjectCommand } = await sdk()
    const answer = await (await client(use))
      .send(new GetObjectCommand({ Bucket, Key }))
      .catch(error => (isAbsent(error) ? null : told(error)))
    if (!answer?.Body) return null
    const size = answer.ContentLength ?? null
    const stream = answer.Body as Readable
    return {
      size,
      stream,
      async bytes(max) {
        if (size !== null && size > max) {
          stream.destroy()
          return null
        }
        try {
          return await readWhole(stream, max)
        } catch (error) {
          const anew = again > 0 && (await get(Key, use, again - 1))
          if (anew) return anew.bytes(max)
          throw error
        }
      },
    }
  }

  return {
    /** At most `max` objects in ascending order of their keys. */
    async list(prefix: string, max: number) {
      const objects: Awaited<ReturnType<typeof page>>['objects'] = []
      let token: string | undefined
      do {
        const found = await page(prefix, token, Math.min(max - objects.length, 1000))
        objects.push(...found.objects)
        token = found.next
      } while (token !== undefined && objects.length < max)
      return objects
    },
    /** @param first objects asked for at first, where the first few will do */
    async *walk(prefix: string, first?: number) {
      let token: string | undefined
      let most = first
      do {
        const found = await page(prefix, token, most)
        yield* found.objects
        token = found.next
        most = undefined
      } while (token !== undefined)
    },
    get,
    /** For whoever reads it as it comes. */
    open: (Key: string) => get(Key, 'take'),
    async put(Key: string, Body: Uint8Array): Promise<void> {
      const { PutObjectCommand } = await sdk()
      await (await client('take')).send(new PutObjectCommand({ Bucket, Key, Body }), WRITING).catch(told)
    },
    /** @returns false when there is an object of that name */
    async create(Key: string, Body: Uint8Array): Promise<boolean> {
      const { PutObjectCommand } = await sdk()
      try {
        await (await client('take')).send(
          new PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' }),
          WRITING,
        )
        return true
      } catch (error) {
        if (isTaken(error)) return false
        return told(error)
      }
    },
    async remove(keys: readonly string[]): Promise<void> {
      const { DeleteObjectsCommand } = await sdk()
      for (let from = 0; from < keys.length; from += 1000) {
        const Objects = keys.slice(from, from + 1000).map(Key => ({ Key }))
        const { Errors = [] } = await (await client('take'))
          .send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
          .catch(told)
        if (Errors.length > 0) throw new Error(`${Errors[0]?.Key}: ${Errors[0]?.Message}`)
      }
    },
  }
}

/** @returns null, and reads no further, once it is longer than `max` */
async function readWhole(stream: AsyncIterable<Buffer>, max: number): Promise<Uint8Array | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > max) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

// Any other 404 is none of the object: the bucket is gone, or what stands before it does not reach it just now.
const isAbsent = (error: unknown) => (error as Error).name === 'NoSuchKey'

// 412: there is one; 409: another conditional write of the same name was under way.
const isTaken = (error: unknown) => statusOf(error) === 412 || statusOf(error) === 409
