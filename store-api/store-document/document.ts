import { LANGUAGES } from 'shared-contracts/language/language.ts'
import * as v from 'valibot'
import { AppContent } from './app-content.ts'
import { inWords } from './in-words.ts'

const line = v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(120))
/** Whether a name is one of the IANA zones. */
export const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** Everything about a store that is neither goods nor places: its app info document (APP-6). */
export const StoreDocument = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  name: v.strictObject({ en: line, zh: v.optional(line) }),
  languages: v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code such as CAD')),
  timeZone: v.pipe(v.string(), v.check(isZone, 'must be a time zone such as America/Toronto')),
  /** Id of the location of visitors who have chosen none; without it each is to choose before anything else (LOC-4). */
  defaultLocation: v.optional(line),
  /** Groups of words that mean the same to its shoppers: a search for one finds the others (CAT-10). */
  synonyms: v.optional(
    v.pipe(
      v.array(v.pipe(v.array(v.pipe(line, v.maxLength(40))), v.minLength(2), v.maxLength(12))),
      v.maxLength(500),
    ),
  ),
  /** Where messages of the contact form go. */
  contactEmail: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  appContent: AppContent,
})
export type StoreDocument = v.InferOutput<typeof StoreDocument>

/** A document that cannot be taken; each line names a field and what is wrong with it. */
export class BadDocument extends Error {
  override name = 'BadDocument'
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** @throws BadDocument naming every field that is wrong */
export function readDocument(json: string): StoreDocument {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new BadDocument([`not JSON: ${(error as Error).message}`])
  }
  return checkDocument(value)
}

/** @throws BadDocument naming every field that is wrong */
export function checkDocument(value: unknown): StoreDocument {
  const result = v.safeParse(StoreDocument, value)
  const problems = result.success
    ? disagreements(result.output)
    : result.issues.map(issue => inWords(issue, 'document'))
  if (!result.success || problems.length > 0) throw new BadDocument(problems)
  return result.output
}

/** What the page is told must be what the server goes by. */
function disagreements({ languages, currency, appContent: { system } }: StoreDocument): string[] {
  const { supportedLanguages } = system.appConfig
  const { currencyCode } = system.payment.defaultCurrency
  const at = 'appContent.system'
  return [
    ...(String(supportedLanguages) === String(languages)
      ? []
      : [`${at}.appConfig.supportedLanguages: must be the same as languages`]),
    ...(currencyCode === currency
      ? []
      : [`${at}.payment.defaultCurrency.currencyCode: must be the same as currency`]),
  ]
}
