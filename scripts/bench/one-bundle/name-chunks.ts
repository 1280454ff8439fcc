const NAMED = /(?<=\/\* webpackChunkName: ")(?=[\w-]+" \*\/)/g

/** Rspack loader: chunks of different remotes may have one name, which would make one chunk of them here. */
export default function nameChunks(this: { getOptions(): { prefix: string } }, source: string): string {
  return source.replace(NAMED, this.getOptions().prefix)
}
