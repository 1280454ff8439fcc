import type { Language } from 'shared-contracts/language/language.ts'
import type { Payment } from './book.ts'
import type { Workspace } from './workspace.ts'

export interface ApiRequest {
  text: string
  headers: Record<string, string | string[] | undefined>
  params: Record<string, string>
}
export interface ApiAnswer {
  status?: number
  type?: string
  headers?: Record<string, string>
  body: string
}
export type ApiCall = (workspace: Workspace, request: ApiRequest) => Promise<ApiAnswer>

/** How one provider speaks: everything else is the same for all of them. */
export interface Dialect {
  title: Record<Language, string>
  /** Colour of its page; white text on it is readable. */
  colour: string
  /** How it writes amounts, for the reader of its page. */
  unit: Record<Language, string>
  /** Its calls below `…/api`, e.g. `POST /create`. */
  calls: Record<`${'GET' | 'POST'} /${string}`, ApiCall>
  /** What it sends when a payment has changed; null where it stays silent about that. */
  notice(payment: Payment, workspace: Workspace): { headers: Record<string, string>; body: string } | null
  /** Whether the merchant's answer to a notice means that it need not come again. */
  acknowledged(answer: string): boolean
  /** What it adds to the merchant's address. `status`: without it when false. */
  returnFields(payment: Payment, workspace: Workspace, status: boolean): Record<string, string>
  /** Adds with a second `?`, as careless providers do. */
  secondQuestionMark?: true
}

export const json = (body: unknown, status = 200): ApiAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})
