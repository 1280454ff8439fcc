import { pathToFileURL } from 'node:url'

interface LoaderContext {
  resourcePath: string
  async(): (error: Error | null, code?: string) => void
}

/**
 * Rspack loader: puts the value of a module's default export, which is JSON, in place of the module. So what makes it, such as
 * every call's schemas, stays out of releases.
 */
export default function evaluate(this: LoaderContext): void {
  const done = this.async()
  import(pathToFileURL(this.resourcePath).href).then(
    ({ default: value }) => done(null, `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`),
    done,
  )
}
