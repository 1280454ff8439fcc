import { registerHooks } from 'node:module'

/**
 * npm keeps drizzle-orm in this workspace and drizzle-kit at the root, which then cannot see it.
 * Preloaded (`node --import`) for drizzle-kit, this resolves drizzle-orm from here.
 */
registerHooks({
  resolve: (name, context, next) =>
    next(name, name.startsWith('drizzle-orm') ? { ...context, parentURL: import.meta.url } : context),
})
