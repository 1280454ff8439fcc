import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'

/** Classes as declared by schema-dts: `interface OfferBase extends ThingBase { "price"?: … }`, or `…Leaf` where a class adds nothing. */
const CLASS = /^(?:export )?interface (\w+)(?:Base|Leaf) extends ([^{]+?) \{\n([\s\S]*?)^\}/gm
const PROPERTY = /^ {4}"([\w-]+)"\?:/gm
const ids = (names: readonly string[]) => names.map(name => ({ '@id': `schema:${name}` }))

/** schema.org's vocabulary as its own JSON-LD has it, from the declarations that are generated of that. */
async function vocabulary(): Promise<{ '@graph': object[] }> {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const text = await readFile(file, 'utf8')
  const owners = new Map<string, string[]>()
  const parents = new Map<string, Set<string>>()
  for (const [, name = '', above = '', body = ''] of text.matchAll(CLASS)) {
    for (const [, property = ''] of body.matchAll(PROPERTY))
      owners.set(property, [...(owners.get(property) ?? []), name])
    const own = parents.get(name) ?? new Set()
    for (const [, parent = ''] of above.matchAll(/(\w+)Base/g)) if (parent !== name) own.add(parent)
    parents.set(name, own)
  }
  const classes = [...parents].map(([name, above]) => ({
    '@id': `schema:${name}`,
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': ids([...above]),
  }))
  const properties = [...owners].map(([property, names]) => ({
    '@id': `schema:${property}`,
    '@type': 'rdf:Property',
    'schema:domainIncludes': ids(names),
  }))
  return { '@graph': [...classes, ...properties] }
}

let validator: Promise<Validator> | null = null

/** What is wrong with a page's structured data: words schema.org does not have, and what engines require of a kind. What they merely recommend is left to each store. */
export async function faultsOf(jsonLd: readonly Record<string, unknown>[]): Promise<string[]> {
  validator ??= vocabulary().then(words => new Validator(words))
  const roots = Object.groupBy(structuredClone([...jsonLd]), node => String(node['@type']))
  const issues = await (await validator).validate({ jsonld: roots, microdata: {}, rdfa: {}, errors: [] })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(
      ({ issueMessage, path }) =>
        `${path.map(step => step.property ?? step.type).join('.')}: ${issueMessage}`,
    )
}
