import type { Language } from '../language/language.ts'
import type { MessageTable } from '../language/messages.ts'
import type { RemoteModule } from './remote.ts'

/**
 * What a remote says in a language: on every page, and on those that are named.
 * @param patterns of its pages; one that it does not have says nothing
 */
export function messagesOf(
  { declaration, messages }: Pick<RemoteModule, 'declaration' | 'messages'>,
  language: Language,
  patterns: Iterable<string>,
): (() => Promise<{ default: MessageTable }>)[] {
  const pages = new Set([...patterns].map(pattern => declaration.paths[pattern]))
  return [messages[language], ...[...pages].map(page => messages[`${language}-${page}`])].filter(
    load => load !== undefined,
  )
}
