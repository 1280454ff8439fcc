import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** One call of the store's backend. Paths stand below `/api/istore/client/`; `{x}` is a path parameter. */
export interface Endpoint {
  /**
   * Line in the list of calls without its query, e.g. `GET shoppingManagement4/myCart`.
   * `{x}` is a path parameter, `[{x}]` one that may be left out together with its place.
   */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`
  /** What it is for, one sentence: goes into the OpenAPI document. */
  summary: string
  params?: Schema
  /** Query values are strings on the wire; the schema's output is what the server works with. */
  query?: Schema
  body?: Schema
  /** The body is `multipart/form-data` with one file under this name, a `FormData` at the client. */
  file?: string
  response: Schema
  /** Repeating the call with the same input has the same effect as making it once. */
  idempotent?: true
}

export const API_BASE = '/api/istore/client/'
