import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from 'shared-contracts/language/language.ts'
import type { Folder } from './folder.ts'
import { importTable } from './import-table.ts'

type Texts = Record<string, string>

/**
 * Texts of every page, `messages/<language>.ts`; a remote that keeps them elsewhere is not looked at.
 * @throws when one language says what another does not, with file and names
 */
export async function guardTexts({ dir, name }: Pick<Folder, 'dir' | 'name'>): Promise<void> {
  const files = LANGUAGES.map(language => `messages/${language}.ts`)
  if (!files.every(file => existsSync(join(dir, file)))) return
  const tables = await Promise.all(
    files.map(async file => (await importTable<{ default?: Texts }>(join(dir, file))).default ?? {}),
  )
  const keys = new Set(tables.flatMap(table => Object.keys(table)))
  const lacking = files.flatMap((file, at) => {
    const missing = [...keys].filter(key => !Object.hasOwn(tables[at] ?? {}, key))
    return missing.length > 0 ? [`${name}: ${file} lacks ${missing.join(', ')}`] : []
  })
  if (lacking.length > 0) throw new Error(lacking.join('\n'))
}
