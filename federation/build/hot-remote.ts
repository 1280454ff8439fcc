import { ownFile } from './own-files.ts'

/**
 * Rspack loader for a remote's `remote.ts` in development. What is no component (a page's loader, its head, a text) reaches it from
 * whatever file was saved: it takes the new modules in, so that the page need not be loaded anew. It is also the first of a remote's
 * modules that runs with what the host shares.
 */
export default function hotRemote(source: string): string {
  return `import ${JSON.stringify(ownFile('runtime/hot-client'))}\n${source}\nimport.meta.webpackHot.accept()\n`
}
