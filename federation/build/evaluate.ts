import { pathToFileURL } from 'node:url'

interface LoaderContext {
  resourcePath: string
  async(): (error: Error | null, code?: string) => void
}

/**
 * Rspack loader: puts the value of a module's default export, which is a text, in place of the module. So what makes it, such as
 * every call's schemas, stays out of releases.
 */
export default function evaluate(this: LoaderContext): void {
  const done = this.async()
  import(pathToFileURL(this.resourcePath).href).then(
    ({ default: text }) => done(null, `export default ${JSON.stringify(text)}`),
    done,
  )
}
