import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { SocialNetwork } from 'shared-contracts/remote/state/app-info.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from '../shell/icon.tsx'
import { useStoreInfo } from '../shell/use-parts.ts'

const NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
} as const satisfies Record<SocialNetwork, string>

/** Icons of the networks that are set (SID-5); the same in side menu and footer. */
export function SocialLinks() {
  const { info } = useStoreInfo()
  const t = useT<ShellMessages>()
  if (!info || info.social.length === 0) return null
  return (
    <ul className="list-plain shell-social">
      {info.social.map(({ network, url }) => (
        <li key={network}>
          <a className="icon-button" href={url} target="_blank" rel="noopener">
            <Icon name={network} />
            <span className="visually-hidden">{NAMES[network] + t('shell.newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
