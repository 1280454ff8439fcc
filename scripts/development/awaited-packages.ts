import type { Problem } from '../against/news.ts'

const UNRESOLVED = /Can't resolve '((?:@[^/']+\/)?[^./'][^/']*)/
/** Of what is installed a change is none of whoever develops: thousands of files would be watched for nothing. */
const LEFT_OUT = /[\\/](?:\.git|node_modules)[\\/]/

/**
 * What a compiler watches: no packages, but for those that its newest build asked for and did not find. They are found as soon as they are
 * installed.
 */
export function awaitedPackages() {
  let awaited: string[] = []
  return {
    /** Is told of each build. */
    await(problems: readonly Problem[]): void {
      awaited = problems.flatMap(({ message }) => UNRESOLVED.exec(message)?.[1] ?? [])
    },
    isIgnored(path: string): boolean {
      if (!LEFT_OUT.test(path)) return false
      const [, inPackages = ''] = /[\\/]node_modules[\\/](.*)$/.exec(path) ?? []
      const asked = `${inPackages.replaceAll('\\', '/')}/`
      return !awaited.some(name => asked.startsWith(`${name}/`))
    },
  }
}
