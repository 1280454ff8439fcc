import type { EdgeConfig } from '../config.ts'
import { buildOperatorPages } from './server.ts'
import type { OperatorSource } from './source.ts'

/** Serves the operators' pages. @returns ends that. @throws when the token is unusable, or the port is taken */
export async function listenForOperators(
  source: OperatorSource,
  { host, port, tokenFile, trustProxy }: NonNullable<EdgeConfig['operator']> & Pick<EdgeConfig, 'trustProxy'>,
  report: (words: string, details: object) => void,
): Promise<() => Promise<void>> {
  const pages = await buildOperatorPages(source, tokenFile, { trustProxy })
  const address = await pages.listen({ host, port })
  report('operator pages', { address, tokenFile })
  return () => pages.close()
}
