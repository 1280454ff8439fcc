import { basename } from 'node:path'
import { ownFile } from './own-files.ts'
import { type Trim, trimmed } from './trims.ts'

/** By the name of Module Federation's file. */
const TRIMS: Record<string, readonly Trim[]> = {
  // Ranges are read by our rule before a version is chosen (`runtime/exact-ranges.ts`): one reader of them is enough.
  'share.js': [
    ['import { satisfy }', 'import { isAtMost, satisfies as satisfy }'],
    ['"./semver/index.js"', JSON.stringify(ownFile('runtime/range'))],
    ['satisfy(transformInvalidVersion(a), `<=', 'isAtMost(transformInvalidVersion(a), `'],
    // A host provides each module whole: parts of one for some of its exports are never asked for.
    ['usedExports) {\n\tif (!treeShaking) return false;', 'usedExports) {\n\treturn false;'],
  ],
  // Hooks of what loads and draws remotes: the host's own runtime does (`runtime/`), and has no plugin that asks for one.
  'core.js': [
    ['this.loaderHook = new PluginSystem({', 'this.loaderHook = new PluginSystem({});\n\t\tfalse && ({'],
    ['this.bridgeHook = new PluginSystem({', 'this.bridgeHook = new PluginSystem({});\n\t\tfalse && ({'],
  ],
  'index.js': [
    [
      'if (host.options.shareStrategy === "version-first" || strategy === "version-first") host',
      'if (false) host',
    ],
  ],
  'context.js': [
    ['function optionsToMFContext(options) {', 'function optionsToMFContext(options) {\n\treturn;'],
  ],
  // An error tells its number, and where that is explained.
  'desc.mjs': [['const runtimeDescMap = {', 'const runtimeDescMap = {};\nconst dropped = {']],
  // Its logger serves consoles without `warn` and prints where it was called from.
  'logger.js': [['createLogger(LOG_CATEGORY)', '{ warn: (...what) => console.warn(LOG_CATEGORY, ...what) }']],
}

/**
 * Rspack loader for files of Module Federation's core, without what a runtime of ours has already or never uses.
 * @throws where one is no longer the file that this is for
 */
export default function trimRuntimeCore(this: { resourcePath: string }, source: string): string {
  return trimmed(source, TRIMS[basename(this.resourcePath)] ?? [], 'Module Federation')
}
