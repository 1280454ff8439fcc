import type { FooterTab, MenuItem } from 'shared-contracts/remote/state/app-info.ts'
import { list, object, text, texts } from './fields.ts'

// A document that nests menus without end must not take the page with it.
const MAX_DEPTH = 3
const MAX_ENTRIES = 60

/** Menu items that have a name; others are left out (APP-3). */
export function readMenu(value: unknown, depth = 1): MenuItem[] {
  return list(value)
    .slice(0, MAX_ENTRIES)
    .flatMap(entry => {
      const item = object(entry)
      const named = readName(item)
      if (!named) return []
      return {
        ...named,
        link: text(item.link),
        external: item.linkActionType === 'EXTERNAL_LINK',
        icon: text(item.icon),
        subMenu: depth < MAX_DEPTH ? readMenu(item.subMenu, depth + 1) : [],
      }
    })
}

export function readTabs(value: unknown): FooterTab[] {
  return list(value)
    .slice(0, 6)
    .flatMap(entry => {
      const item = object(entry)
      const named = readName(item)
      return named ? { ...named, link: text(item.link), icon: text(item.icon) } : []
    })
}

function readName(item: Record<string, unknown>) {
  const nameContent = texts(item.nameContent)
  const name = text(item.name) ?? text(Object.values(nameContent)[0])
  return name ? { name, nameContent } : null
}
