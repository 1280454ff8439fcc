import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'

/** Bytes of one uploaded picture. */
const MAX_BYTES = 8 * 1024 * 1024

/** What a form with a picture may hold: that one file and nothing else. */
export const FORM_LIMITS = {
  fileSize: MAX_BYTES,
  files: 1,
  fields: 0,
  parts: 1,
  headerPairs: 20,
  fieldNameSize: 100,
} as const

/**
 * The one file of a `multipart/form-data` body.
 * @throws Refusal `too-large`, or `invalid` when there is not exactly one file under this name
 */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  const wrong = new Refusal('invalid', { message: 'invalid.image', field })
  if (!request.isMultipart()) throw wrong
  let file: Buffer | null = null
  let other = false
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === field && file === null) file = await part.toBuffer()
      else {
        other = true
        if (part.type === 'file') part.file.resume()
      }
    }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('too-large', { field })
    throw wrong
  }
  if (file === null || file.length === 0 || other) throw wrong
  return file
}
