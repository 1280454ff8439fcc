/** Kept under `Symbol.for('arcade.single.' + name)`: the one instance, and which releases were seen to have it. */
export interface Single {
  instance: object
  seenBy: string[]
}

/**
 * Trips when a second copy of what must be one instance gets into a page. On a server each host release has its own:
 * `scope` keeps them apart.
 * @param instance something the module owns, e.g. `React.useState`; a namespace will not do: each bundle wraps its own
 * @param by release that has it
 * @throws when another instance was seen under the same name
 */
export function assertSingle(name: string, instance: object, by: string, scope: object = globalThis): void {
  const seen = scope as Record<symbol, Single | undefined>
  const key = Symbol.for(`arcade.single.${name}`)
  seen[key] ??= { instance, seenBy: [] }
  const single = seen[key]
  if (single.instance !== instance) throw new Error(`${by} brings a second ${name} into the page`)
  if (!single.seenBy.includes(by)) single.seenBy.push(by)
}
