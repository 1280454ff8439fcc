import { createHash } from 'node:crypto'
import { inStorePath } from '../session/in-store-path.ts'
import type { StoreFacts } from '../shop.ts'
import { ICONS, type IconName } from './draw-icon.ts'

export const ICON_FOLDER = '/media/web-app/'

/**
 * Address of the mark that icons are made of: the store's icon, else its logo.
 * @returns null where there is none that this server has itself
 */
export function markOf({ appContent }: Pick<StoreFacts, 'appContent'>): string | null {
  const { favicon, logo } = appContent as { favicon?: { imageURL?: string }; logo?: { imageURL?: string } }
  const address = favicon?.imageURL ?? logo?.imageURL ?? ''
  return inStorePath(address)?.startsWith('/media/') ? address : null
}

/** What a store's document says for home screens: icons of its mark in every form that they ask for. */
export function webAppOf(facts: Pick<StoreFacts, 'appContent'>): { appIcons?: readonly object[] } {
  const mark = markOf(facts)
  if (mark === null) return {}
  const version = createHash('sha256').update(mark).digest('hex').slice(0, 10)
  const names = Object.keys(ICONS) as IconName[]
  return {
    appIcons: names.map(name => ({
      imageURL: `${ICON_FOLDER}${name}.png?v=${version}`,
      sizes: `${ICONS[name].edge}x${ICONS[name].edge}`,
      purpose: ICONS[name].purpose,
    })),
  }
}
