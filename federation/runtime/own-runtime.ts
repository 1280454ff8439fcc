import { createBundlerRuntime } from './bundler-runtime.ts'

/** What a remote of ours brings for hosts that are not: built into a file of its own, which no host of ours loads. */
export default () => createBundlerRuntime()
