import { ownFile } from './own-files.ts'

/** Rspack rule for Module Federation's bundler runtime, in every bundle that has one. */
export const BUNDLER_RUNTIME_RULE = {
  test: /\/webpack-bundler-runtime\/dist\/index\.js$/,
  loader: ownFile('build/trim-bundler-runtime'),
} as const
