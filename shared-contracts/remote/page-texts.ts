import { useStore } from '@nanostores/react'
import { type App, type Translate, useApp } from 'shared-contracts/remote/runtime/app.ts'
import type { Language } from '../language/language.ts'
import type { MessageTable } from '../language/messages.ts'
import { textOf } from '../language/text-of.ts'

type Values = Record<string, string | number>

/**
 * Texts of one group of pages, in the chunk of those pages: what every page of the remote loads stays small.
 * Texts of every page (`Everywhere`) can be asked for as well. A store's own label of the same key comes first (LNG-2); plurals by `count` (`text-of.ts`).
 */
export function pageTexts<
  const M extends MessageTable,
  Everywhere extends MessageTable = Record<never, string>,
>(tables: Record<Language, { [K in keyof M]: string }>) {
  const text = ({ translate }: Pick<App, 'translate'>, language: Language, key: string, values: Values) =>
    translate(key, values) || textOf(language, tables[language], key, values)
  return {
    tables,
    /** For loaders. */
    in:
      (app: App): Translate<M & Everywhere> =>
      (key, values = {}) =>
        text(app, app.state.$language.get(), key, values),
    /** For views: follows the page's language. */
    useTexts(): Translate<M & Everywhere> {
      const app = useApp()
      const language = useStore(app.state.$language)
      return (key, values = {}) => text(app, language, key, values)
    },
  }
}
