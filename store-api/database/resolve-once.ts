import { type ResolveFnOutput, registerHooks } from 'node:module'

/** Of an import, by what is imported: all that store-api asks of Drizzle are addresses of its own, the same for each file. */
const found = new Map<string, ResolveFnOutput>()

/**
 * Node parses what a package exports anew for each of its files, and for each import of it. Drizzle's list has 180 KB: without
 * this it is half of what a start costs.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (/^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier) || !parentURL.endsWith('.ts')) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
