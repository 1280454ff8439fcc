import type { Category } from 'shared-contracts/api/entities/product.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { allCategories } from './all-categories.ts'

interface Known {
  language: string
  categories: readonly Category[]
}

/** By page: on the server each view has its own. */
const known = new WeakMap<App, Known>()

/**
 * The name of a category in the page's language, for its list to begin with whatever leads there: a banner, the menu.
 * @returns undefined where the tree was not read yet
 */
export const knownName = (app: App, slug: string): string | undefined =>
  readIn(app)?.find(one => one.slug === slug)?.name

/** `allCategories`, whose names are kept. */
export async function readCategories(app: App, signal: AbortSignal) {
  // Of an answer that comes once another language was chosen.
  const language = app.state.$language.get()
  const categories = await allCategories(app.api, signal)
  if (categories) known.set(app, { language, categories })
  return categories
}

/** For a calm page; once for each language. */
export async function learnNames(app: App): Promise<void> {
  if (!readIn(app)) await readCategories(app, new AbortController().signal)
}

function readIn(app: App) {
  const last = known.get(app)
  return last?.language === app.state.$language.get() ? last.categories : null
}
