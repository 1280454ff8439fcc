import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { ReleaseError } from '../refusal.ts'

export interface Location {
  bucket: string
  /** Without slashes at its ends; empty for the bucket's root. */
  prefix: string
  region: string
  endpoint: string | null
}

export interface Found {
  /** Bytes. */
  size: number
  stream: Readable
  bytes(): Promise<Uint8Array>
}

export type S3 = ReturnType<typeof s3Client>

/** @throws ReleaseError when the address cannot be read */
export function readLocation(location: string): Location {
  const url = URL.canParse(location) ? new URL(location) : null
  const unknown = [...(url?.searchParams.keys() ?? [])].filter(
    name => name !== 'region' && name !== 'endpoint',
  )
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
  return {
    bucket: url.hostname,
    prefix: decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, ''),
    region: url.searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    endpoint: url.searchParams.get('endpoint'),
  }
}

/** Servers other than Amazon's have no host name per bucket, and not all know its newer checksums. */
const OTHER_SERVERS = {
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const

/** The few calls that a store needs. The AWS client is loaded with the first of them: it is large, and most stores are folders. */
export function s3Client({ bucket: Bucket, region, endpoint }: Location) {
  let opened: Promise<S3Client> | null = null
  const sdk = () => import('@aws-sdk/client-s3')
  const client = () => {
    opened ??= sdk().then(
      ({ S3Client: Client }) => new Client({ region, ...(endpoint && { endpoint, ...OTHER_SERVERS }) }),
    )
    return opened
  }

  async function page(Prefix: string, token?: string, MaxKeys?: number) {
    const { ListObjectsV2Command } = await sdk()
    const { Contents = [], NextContinuationToken: next } = await (await client()).send(
      new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token, MaxKeys }),
    )
    const objects = Contents.map(({ Key = '', Size = 0, LastModified }) => ({
      key: Key,
      size: Size,
      changed: LastModified?.getTime() ?? 0,
    }))
    return { objects, next }
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
    async *walk(prefix: string) {
      let token: string | undefined
      do {
        const found = await page(prefix, token)
        yield* found.objects
        token = found.next
      } while (token !== undefined)
    },
    async get(Key: string): Promise<Found | null> {
      const { GetObjectCommand } = await sdk()
      const answer = await (await client()).send(new GetObjectCommand({ Bucket, Key })).catch(absent)
      if (!answer?.Body) return null
      const body = answer.Body
      return {
        size: answer.ContentLength ?? 0,
        stream: body as Readable,
        bytes: () => body.transformToByteArray(),
      }
    },
    async put(Key: string, Body: Uint8Array): Promise<void> {
      const { PutObjectCommand } = await sdk()
      await (await client()).send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    /** @returns false when there is an object of that name */
    async create(Key: string, Body: Uint8Array): Promise<boolean> {
      const { PutObjectCommand } = await sdk()
      try {
        await (await client()).send(new PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' }))
        return true
      } catch (error) {
        if (taken(error)) return false
        throw error
      }
    },
    async remove(keys: readonly string[]): Promise<void> {
      const { DeleteObjectsCommand } = await sdk()
      for (let from = 0; from < keys.length; from += 1000) {
        const Objects = keys.slice(from, from + 1000).map(Key => ({ Key }))
        const { Errors = [] } = await (await client()).send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors.length > 0) throw new Error(`${Errors[0]?.Key}: ${Errors[0]?.Message}`)
      }
    },
  }
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

function absent(error: unknown): null {
  if ((error as Error).name === 'NoSuchKey' || statusOf(error) === 404) return null
  throw error
}

// 412: there is one; 409: another conditional write of the same name was under way.
const taken = (error: unknown) => statusOf(error) === 412 || statusOf(error) === 409
