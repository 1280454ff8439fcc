import { useEffect, useMemo, useRef, useState } from 'react'
import { resolveLink } from 'shared-contracts/remote/links/rules.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
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

/** The store's menu on wide screens; sub-menus are disclosures, one open at a time (HDR-2). */
export function TopMenu() {
  const { info, language } = useStoreInfo()
  const t = useT<ShellMessages>()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const menu = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const soon = (name: string | null, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, after, name)
  }
  const now = (name: string | null) => soon(name, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes what is open
  useEffect(() => (open === null ? clearTimeout(timer.current) : now(null)), [pathname, search])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (open === null) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const chevron = menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (chevron?.parentElement?.contains(document.activeElement)) chevron.focus()
      clearTimeout(timer.current)
      setOpen(null)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [open])

  // Drawn anew where one of them is another, not with every move.
  const addresses = useMemo(() => info?.headerMenu.map(addressesOf), [info])
  const isCurrent = (index: number) => addresses?.[index]?.includes(pathname + search) === true
  const current = addresses?.map((_, index) => isCurrent(index)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is current says all of the address
  const items = useMemo(
    () =>
      info?.headerMenu.map((item, index) => {
        const name = `${index} ${item.name}`
        const hover = item.subMenu.length > 0
        const toggle = () => now(open === name ? null : name)
        return (
          <li
            key={name}
            onPointerEnter={event => hover && event.pointerType === 'mouse' && soon(name, OPEN_DELAY_MS)}
            onPointerLeave={event => hover && event.pointerType === 'mouse' && soon(null, CLOSE_DELAY_MS)}
            onBlur={event => !event.currentTarget.contains(event.relatedTarget) && open === name && now(null)}
          >
            <MenuLink
              item={item}
              place="header"
              className="shell-top-link"
              current={isCurrent(index)}
              onClick={hover && !item.link ? toggle : undefined}
            >
              <Name item={item} language={language} limit={MAX_NAME.header} />
            </MenuLink>
            {hover && <SubMenu item={item} open={open === name} toggle={toggle} id={`shell-sub-${index}`} />}
          </li>
        )
      }),
    [info, language, open, current],
  )
  return (
    <nav ref={menu} className="shell-top-menu" aria-label={t('shell.menu.main')}>
      <ul className="list-plain">{items}</ul>
    </nav>
  )
}

interface SubMenuProps {
  item: MenuItem
  open: boolean
  id: string
  toggle(): void
}

function SubMenu({ item, open, id, toggle }: SubMenuProps) {
  const { language } = useStoreInfo()
  const t = useT<ShellMessages>()
  const name = nameIn(item, language)
  return (
    <>
      <button
        type="button"
        className="shell-top-chevron"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('shell.menu.sub', { name })}
        onClick={toggle}
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
              {t('shell.menu.all', { name })}
            </MenuLink>
          </li>
        )}
      </ul>
    </>
  )
}

/** An item is current on its own page and on those of its sub-menu. */
function addressesOf(item: MenuItem): string[] {
  const target = resolveLink(item, 'header')
  return [...(target.kind === 'route' ? [target.to] : []), ...item.subMenu.flatMap(addressesOf)]
}
