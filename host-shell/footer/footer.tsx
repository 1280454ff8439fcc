import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { MenuItem } from 'shared-contracts/remote/state/app-info.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { useSupport } from '../platform/use-support.ts'
import { Icon } from '../shell/icon.tsx'
import { MenuLink } from '../shell/menu-link.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'
import { nameIn } from '../store/names.ts'
import { PaymentIcons } from './payment-icons.tsx'
import { SocialLinks } from './social-links.tsx'

/** On every page, once the store's styling is known (FTR-1). */
export function Footer() {
  const { info, platform } = useStoreInfo()
  const t = useT<ShellMessages>()
  if (!info?.css) return null
  const inMiniProgram = platform.kind === 'wechat-mini'
  // In the payment app's browser only its own shows (FTR-4).
  const icons = info.paymentIcons.filter(icon => platform.kind !== 'alipay' || icon === 'alipay')
  // The same in every time zone, so that server and browser agree.
  const year = new Date().getUTCFullYear()
  return (
    <footer className="shell-footer" data-late-layout>
      <div className="shell-footer-inner">
        {info.footerMenu.length > 0 && <FooterMenu items={info.footerMenu} />}
        {!inMiniProgram && info.social.length > 0 && (
          <section className="shell-footer-column">
            <h2>{t('shell.followUs')}</h2>
            <SocialLinks />
          </section>
        )}
        {!inMiniProgram && icons.length > 0 && (
          <section className="shell-footer-column">
            <h2>{t('shell.payment')}</h2>
            <PaymentIcons icons={icons} />
          </section>
        )}
      </div>
      <div className="shell-footer-end">
        {info.footerLogo && (
          <img
            className="shell-footer-logo"
            src={info.footerLogo}
            alt=""
            width="140"
            height="40"
            loading="lazy"
          />
        )}
        <p>{t('shell.rights', { year, store: info.storeName })}</p>
        {!info.flags.hidePowerBy && <p>{t('shell.poweredBy')}</p>}
        {info.flags.hidePowerBy && inMiniProgram && <div className="shell-footer-spacer" />}
      </div>
      {inMiniProgram && <MiniProgramFooter />}
    </footer>
  )
}

/** PLT-3: the way to a person, which in a mini program is a page of the mini program. */
function MiniProgramFooter() {
  const t = useT<ShellMessages>()
  const support = useSupport()
  return (
    <div className="shell-mini-footer">
      <button type="button" className="button" onClick={() => void support()}>
        <Icon name="chat" />
        {t('shell.support')}
      </button>
    </div>
  )
}

/** On phones what is below an item is folded under its name, one at a time, without script: the fold stands beside what it folds. */
function FooterMenu({ items }: { items: readonly MenuItem[] }) {
  const { language } = useStoreInfo()
  const t = useT<ShellMessages>()
  const entry = (item: MenuItem, name = nameIn(item, language)) => (
    <MenuLink item={item} place="footer" className="shell-footer-link">
      {name}
    </MenuLink>
  )
  return (
    <nav className="shell-footer-menu" aria-label={t('shell.footer')}>
      {items.map(item => (
        <div key={`${item.name} ${item.link}`} className="shell-footer-column">
          {item.subMenu.length > 0 && (
            <details name="shell-footer" className="shell-footer-fold">
              <summary>{nameIn(item, language)}</summary>
            </details>
          )}
          <h2>{entry(item)}</h2>
          {item.subMenu.length > 0 && (
            <ul className="list-plain">
              {item.subMenu.map(sub => (
                <li key={`${sub.name} ${sub.link}`}>{entry(sub)}</li>
              ))}
              {item.link && item.subMenu.every(sub => sub.link !== item.link) && (
                <li className="shell-footer-all">
                  {entry(item, t('shell.menu.all', { name: nameIn(item, language) }))}
                </li>
              )}
            </ul>
          )}
        </div>
      ))}
    </nav>
  )
}
