import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'
import type { FindTerms } from '../engines/delivery-terms.ts'
import type { StoreRules } from '../engines/store-rules.ts'

/** What a page for machines is made of. */
export interface MachineContext {
  api: ApiClient
  /** The shop's address without a path, e.g. `https://shop.example`. */
  origin: string
  info: AppInfo
  rules: StoreRules
  findTerms: FindTerms
  /** Language the backend answers in. */
  language: Language
  /** Part of a page that comes in parts, from 1. */
  part: number
  signal: AbortSignal
}

export interface MachineAnswer {
  /** Content type without its charset. */
  type: string
  body: string
}

/** @returns null for a part that is not there. @throws what calls throw */
export type MachinePage = (context: MachineContext) => Promise<MachineAnswer | null> | MachineAnswer
