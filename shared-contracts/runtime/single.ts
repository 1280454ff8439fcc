/**
 * Trips when a second copy of what must be one instance gets into a page. On a server each host release has its own:
 * `scope` keeps them apart.
 * @param instance something the module owns, e.g. `React.useState`; a namespace will not do: each bundle wraps its own
 * @throws when another instance was seen under the same name
 */
export function assertSingle(name: string, instance: object, scope: object = globalThis): void {
  const seen = scope as Record<symbol, object | undefined>
  const key = Symbol.for(`arcade.single.${name}`)
  const first = seen[key] ?? instance
  if (first !== instance) throw new Error(`two instances of ${name} in one page`)
  seen[key] = first
}
