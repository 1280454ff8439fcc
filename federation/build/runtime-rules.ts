import { ownFile } from './own-files.ts'

/** Rspack rules for Module Federation's runtime, in every bundle that has one. */
export const RUNTIME_RULES = [
  { test: /\/webpack-bundler-runtime\/dist\/index\.js$/, loader: ownFile('build/trim-bundler-runtime') },
  {
    test: /\/runtime-core\/dist\/(?:core|shared\/index|utils\/(?:share|logger|context))\.js$/,
    loader: ownFile('build/trim-runtime-core'),
  },
  { test: /\/error-codes\/dist\/desc\.mjs$/, loader: ownFile('build/trim-runtime-core') },
]
