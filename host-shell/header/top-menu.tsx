import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { resolveLink } from 'shared-contracts/remote/links/rules.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import type { MenuItem } from 'shared-contracts/remote/state/app-info.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { useStoreInfo } from '../shell/use-parts.ts'
import { TopItem } from './top-item.tsx'

/** The store's menu on wide screens; sub-menus are disclosures, one open at a time (HDR-2). */
export function TopMenu() {
  const { info } = useStoreInfo()
  const t = useT<ShellMessages>()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const menu = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((name: string | null, after = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, after, name)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes what is open
  useEffect(() => (open === null ? clearTimeout(timer.current) : show(null)), [pathname, search])
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

  const items = useMemo(() => info?.headerMenu.map(item => ({ item, addresses: addressesOf(item) })), [info])
  return (
    <nav ref={menu} className="shell-top-menu" aria-label={t('shell.menu.main')}>
      <ul className="list-plain">
        {items?.map(({ item, addresses }, index) => {
          const name = `${index} ${item.name}`
          return (
            <TopItem
              key={name}
              item={item}
              name={name}
              id={`shell-sub-${index}`}
              open={open === name}
              current={addresses.includes(pathname + search)}
              show={show}
            />
          )
        })}
      </ul>
    </nav>
  )
}

/** An item is current on its own page and on those of its sub-menu. */
function addressesOf(item: MenuItem): string[] {
  const target = resolveLink(item, 'header')
  return [...(target.kind === 'route' ? [target.to] : []), ...item.subMenu.flatMap(addressesOf)]
}
