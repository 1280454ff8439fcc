import { API_BASE } from 'shared-contracts/api/endpoint.ts'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'

export const CALLS = Object.keys(endpoints) as Call[]
export const WRITES = CALLS.filter(call => !call.startsWith('GET '))

/** Method and path of a call, something that is not there in place of each parameter. */
export function requestLine(call: Call): [method: string, path: string] {
  const [method = '', path = ''] = call.split(' ')
  return [method, API_BASE + path.replace(/\[?\{\w+\}\]?/g, 'x')]
}
