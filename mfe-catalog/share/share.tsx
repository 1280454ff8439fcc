import { useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { CopyButton } from 'shared-contracts/ui/copy-button.tsx'
import { SHARE_TEXTS } from '../messages/share.ts'
import { NETWORKS, popUpFeatures } from './networks.ts'

/**
 * Copies the page's address, or shares it: by the device's own sheet, else by one of the networks (CAT-5).
 * @param address what is shared in place of the page's own address
 */
export function Share({ title, address }: { title: string; address?: () => string }) {
  const { platform } = useApp()
  const t = SHARE_TEXTS.useTexts()
  const [open, setOpen] = useState(false)
  // Without what only this visit needs: a campaign, a place in a list.
  const here = address ?? (() => window.location.origin + window.location.pathname)
  return (
    <div className="catalog-share">
      <CopyButton
        text={here}
        label={t('catalog.share.copy')}
        copied={t('catalog.share.copied')}
        failed={t('catalog.share.not-copied')}
      />
      <button
        type="button"
        className="button"
        aria-expanded={open}
        onClick={async () => setOpen(!open && !(await platform.share({ title, url: here() })))}
      >
        {t('catalog.share.share')}
      </button>
      {open && (
        <ul className="catalog-share-networks list-plain">
          {Object.entries(NETWORKS).map(([name, to]) => (
            <li key={name}>
              <button
                type="button"
                className="button button-quiet"
                onClick={() =>
                  window.open(to({ title, url: here() }), '_blank', popUpFeatures(window.screen))
                }
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
