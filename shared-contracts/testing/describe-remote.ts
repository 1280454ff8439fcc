import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language/language.ts'
import { instances } from '../remote/instances.ts'
import type { RemoteModule } from '../remote/remote.ts'
import { foreignClasses } from './remote-classes.ts'

/** A remote's module, whatever it declares. */
export type AnyRemote = Pick<RemoteModule, 'declaration' | 'instances' | 'pages' | 'fills' | 'messages'> & {
  slots: { readonly [slot: string]: () => Promise<{ default: unknown }> }
}

/** Nothing is loaded yet: the first import compiles whatever the pages use (ms). */
const IMPORT_LIMIT_MS = 60_000

const blanks = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1]).sort()

/**
 * The tests every remote must pass before a host may load it: call it once, at the top of `remote.test.tsx`.
 * @param folder where its sources are, for one that lies in a repository of its own
 */
export function describeRemote(
  { declaration, instances: own, pages, slots, fills = {}, messages }: AnyRemote,
  folder = join(import.meta.dirname, '../..', declaration.name),
): void {
  const prefix = `${declaration.name.replace(/^mfe-/, '')}.`

  describe(declaration.name, () => {
    test('REL-1 every declared path has its page, every declared slot and point its filling, and no other', () => {
      expect(Object.keys(pages).sort()).toEqual(Object.keys(declaration.paths).sort())
      expect(Object.keys(slots).sort()).toEqual(Object.keys(declaration.slots).sort())
      expect(Object.keys(fills).sort()).toEqual(Object.keys(declaration.fills ?? {}).sort())
    })

    test(
      'REL-1 isomorphic: pages, slots and fills import in Node without a DOM and hold their view',
      async () => {
        expect(['window', 'document'].filter(name => name in globalThis)).toEqual([])
        for (const [path, load] of Object.entries(pages)) {
          expect((await load()).Component, path).toBeTypeOf('function')
        }
        for (const [place, load] of Object.entries({ ...slots, ...fills })) {
          expect((await load()).default, place).toBeTypeOf('function')
        }
      },
      IMPORT_LIMIT_MS,
    )

    test('REL-5 every class in its views is its own or one of the kit’s', () => {
      expect(foreignClasses(folder, `${declaration.name.replace(/^mfe-/, '')}-`)).toEqual([])
    })

    test('REL-1 it shows the instances it shares with the host', () => {
      for (const [name, instance] of Object.entries(instances)) {
        expect(own[name as keyof typeof own], name).toBe(instance)
      }
    })

    test(`LNG-2 both languages have the same texts below ${prefix} with the same blanks`, async () => {
      const tables = await Promise.all(LANGUAGES.map(async language => (await messages[language]()).default))
      const keys = Object.keys(tables[0] ?? {}).sort()
      for (const table of tables) expect(Object.keys(table).sort()).toEqual(keys)
      for (const key of keys) {
        const texts = tables.map(table => table[key])
        expect(key.startsWith(prefix), key).toBe(true)
        // One language may leave to word order what the other says, e.g. the words behind a price.
        expect(texts.join('').trim(), key).not.toBe('')
        for (const text of texts) expect(blanks(text), key).toEqual(blanks(texts[0]))
      }
    })
  })
}
