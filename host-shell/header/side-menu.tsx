import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import type { MenuItem } from 'shared-contracts/remote/state/app-info.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { SocialLinks } from '../footer/social-links.tsx'
import { LanguageControl } from '../language/language-control.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon, MenuIcon } from '../shell/icon.tsx'
import { MenuLink } from '../shell/menu-link.tsx'
import { Name } from '../shell/name.tsx'
import { setOpen, useStoreInfo } from '../shell/use-parts.ts'
import { MAX_NAME, nameIn } from '../store/names.ts'
import { AccountLink, useWayBack } from './account-link.tsx'

/** The menu of narrow screens; there only when the store has one (SID-4). */
export function SideMenu() {
  const { info, state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const { sideMenu } = useStore(state.$ui)
  const { key } = useLocation()
  const close = () => setOpen(state, 'sideMenu', false)
  const opened = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation, Back too, closes it
  useEffect(() => {
    if (opened.current !== key) close()
    opened.current = key
  }, [key])
  if (!info?.sideMenu) return null
  return (
    <Dialog
      open={sideMenu}
      onClose={close}
      title={t('shell.menu')}
      kind="drawer"
      closeLabel={t('shell.menu.close')}
      className="shell-drawer"
    >
      <div className="shell-drawer-tools">
        <AccountLink className="shell-language" onClick={close} />
        <RegisterLink onClick={close} />
        <LanguageControl />
      </div>
      <Items items={info.sideMenu} onClose={close} />
      <SocialLinks />
      {!info.flags.hidePowerBy && <p className="shell-powered">{t('shell.poweredBy')}</p>}
    </Dialog>
  )
}

/** Beside sign-in, for who has no account yet (VIS-2). */
function RegisterLink({ onClick }: { onClick(): void }) {
  const { info, state } = useStoreInfo()
  const t = useT<ShellMessages>()
  const signedIn = useStore(state.$headerLoggedIn)
  const next = useWayBack()
  if (!info?.flags.enableUserAccounts || signedIn) return null
  return (
    <Link className="shell-language" to={href('/account/signup', undefined, { next })} onClick={onClick}>
      {t('shell.register')}
    </Link>
  )
}

/** SID-2: one sub-menu is open at a time. An entry without a link of its own opens what is below it, by its name too. */
function Items({ items, onClose }: { items: readonly MenuItem[]; onClose(): void }) {
  const { language } = useStoreInfo()
  const t = useT<ShellMessages>()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <nav aria-label={t('shell.menu.main')}>
      <ul className="list-plain shell-drawer-list">
        {items.map((item, index) => {
          const id = `shell-side-${index}`
          const toggle = () => setOpen(open === id ? null : id)
          return (
            <li key={id}>
              <div className="shell-drawer-item">
                <MenuLink
                  item={item}
                  place="sideMenu"
                  className="shell-drawer-link"
                  onClick={item.link || item.subMenu.length === 0 ? onClose : toggle}
                >
                  <MenuIcon icon={item.icon} />
                  <span>
                    <Name item={item} language={language} limit={MAX_NAME.sideMenu} />
                  </span>
                </MenuLink>
                {item.subMenu.length > 0 && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-expanded={open === id}
                    aria-controls={id}
                    aria-label={t('shell.menu.sub', { name: nameIn(item, language) })}
                    onClick={toggle}
                  >
                    <Icon name={open === id ? 'minus' : 'plus'} />
                  </button>
                )}
              </div>
              {item.subMenu.length > 0 && (
                <ul id={id} className="list-plain shell-drawer-sub" hidden={open !== id}>
                  {item.subMenu.map(sub => (
                    <li key={`${sub.name} ${sub.link}`}>
                      <MenuLink item={sub} place="sideMenu" className="shell-drawer-link" onClick={onClose}>
                        <span>
                          <Name item={sub} language={language} limit={MAX_NAME.sideMenuItem} />
                        </span>
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
