import pg from 'pg'

/** Statements that one connection keeps ready: each takes some ten kilobytes of the server there. */
const MOST = 200
/** What takes a part of what it finds, or searches: how much there is of it decides how it is best done, so it is planned anew. */
const DEPENDS = /\blimit \$|@@/
/** Said in a word: there is nothing to keep ready. */
const PLAIN = /^(begin|commit|rollback|savepoint|release|set)\b/i

/** @returns the name to keep a statement ready under, from its second time on; undefined: it is sent as it is */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>()
  let named = 0
  return text => {
    if (names.has(text)) {
      const name = names.get(text) ?? (named < MOST ? `s${++named}` : undefined)
      names.set(text, name)
      return name
    }
    // Statements come in as many texts as they have values, so what came once may never come again.
    if (names.size >= 10 * MOST) for (const [seen, name] of names) if (name === undefined) names.delete(seen)
    if (!DEPENDS.test(text) && !PLAIN.test(text)) names.set(text, undefined)
    return undefined
  }
}

/** A pool of connections that parse and plan what is said again and again only once: for statements of a shop that takes longer than to run them. */
export function preparingPool(config: pg.PoolConfig): pg.Pool {
  const nameOf = statementNames()
  class Preparing extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the signatures of `query` are many, and all go through here alike.
    override query(first: any, ...rest: any[]): any {
      const bare =
        typeof first === 'object' && typeof first?.text === 'string' && !first.name && !first.submit
      const name = bare ? nameOf(first.text) : undefined
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      return (super.query as any)(name === undefined ? first : { ...first, name }, ...rest)
    }
  }
  return new pg.Pool({ ...config, Client: Preparing } as pg.PoolConfig)
}
