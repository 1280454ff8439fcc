import { memo } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { MenuItem } from 'shared-contracts/remote/state/app-info.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from '../shell/icon.tsx'
import { MenuLink } from '../shell/menu-link.tsx'
import { Name } from '../shell/name.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'
import { MAX_NAME, nameIn } from '../store/names.ts'

/** Rest of the pointer before a sub-menu opens, and after it left before it closes (ms). */
const OPEN_DELAY_MS = 350
const CLOSE_DELAY_MS = 250

interface TopItemProps {
  item: MenuItem
  /** Of its sub-menu among others. */
  name: string
  id: string
  open: boolean
  current: boolean
  /** Opens a sub-menu, null for none, after a time in ms; the same function each time. */
  show(name: string | null, after?: number): void
}

/** One item of the menu. Drawn anew where something of it is another: a move would else draw the whole menu, on phones one that nobody sees. */
export const TopItem = memo(function TopItem({ item, name, id, open, current, show }: TopItemProps) {
  const { language } = useStoreInfo()
  const hover = item.subMenu.length > 0
  const toggle = () => show(open ? null : name)
  return (
    <li
      onPointerEnter={event => hover && event.pointerType === 'mouse' && show(name, OPEN_DELAY_MS)}
      onPointerLeave={event => hover && event.pointerType === 'mouse' && show(null, CLOSE_DELAY_MS)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && open && show(null)}
    >
      <MenuLink
        item={item}
        place="header"
        className="shell-top-link"
        current={current}
        onClick={hover && !item.link ? toggle : undefined}
      >
        <Name item={item} language={language} limit={MAX_NAME.header} />
      </MenuLink>
      {hover && <SubMenu item={item} name={name} open={open} id={id} show={show} />}
    </li>
  )
})

const SubMenu = memo(function SubMenu({ item, name, open, id, show }: Omit<TopItemProps, 'current'>) {
  const { language } = useStoreInfo()
  const t = useT<ShellMessages>()
  const words = { name: nameIn(item, language) }
  return (
    <>
      <button
        type="button"
        className="shell-top-chevron"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('shell.menu.sub', words)}
        onClick={() => show(open ? null : name)}
      >
        <Icon name="chevron" />
      </button>
      <ul id={id} className="shell-sub-menu list-plain" hidden={!open}>
        {item.subMenu.map(sub => (
          <li key={`${sub.name} ${sub.link}`}>
            <MenuLink item={sub} place="header" className="shell-sub-link">
              {nameIn(sub, language)}
            </MenuLink>
          </li>
        ))}
        {item.link && (
          <li>
            <MenuLink item={item} place="header" className="shell-sub-link shell-sub-all">
              {t('shell.menu.all', words)}
            </MenuLink>
          </li>
        )}
      </ul>
    </>
  )
})
