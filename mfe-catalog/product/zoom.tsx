import { useState } from 'react'
import type { Image } from 'shared-contracts/api/entities/image.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { ZOOM_TEXTS } from '../messages/zoom.ts'

/** How much larger a second press draws the picture. */
const CLOSER = 2

/** One picture over the whole window; a press goes closer, there it is moved by scrolling. Two fingers do as anywhere. */
export default function Zoom({ image, name, onClose }: { image: Image; name: string; onClose(): void }) {
  const t = ZOOM_TEXTS.useTexts()
  const [close, setClose] = useState(false)
  return (
    <Dialog open onClose={onClose} title={name} className="catalog-zoom">
      <div className="catalog-zoom-stage">
        <button
          type="button"
          className="catalog-picture"
          aria-pressed={close}
          aria-label={t(close ? 'catalog.zoom-out' : 'catalog.zoom-in')}
          onClick={({ currentTarget, nativeEvent: { offsetX, offsetY }, detail }) => {
            const { clientWidth, clientHeight, parentElement: stage } = currentTarget
            // What was pressed stays in the middle; keys have no place.
            const [x, y] = detail === 0 ? [0.5, 0.5] : [offsetX / clientWidth, offsetY / clientHeight]
            setClose(!close)
            requestAnimationFrame(() =>
              stage?.scrollTo({
                left: x * stage.scrollWidth - stage.clientWidth / 2,
                top: y * stage.scrollHeight - stage.clientHeight / 2,
                behavior: 'instant',
              }),
            )
          }}
        >
          <Picture image={image} sizes={close ? `${CLOSER * 100}vmin` : '100vmin'} eager />
        </button>
      </div>
    </Dialog>
  )
}
