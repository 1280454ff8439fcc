import { useEffect, useRef, useState } from 'react'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Field } from 'shared-contracts/ui/form/field.tsx'
import { PICTURE_TEXTS } from '../messages/pictures.ts'
import { CENTRE, cropBox, dragged, MAX_ZOOM } from './crop-box.ts'

/** Side of the canvas, px of its own; on the screen it is as wide as its place. */
const SIDE_PX = 480

interface Props {
  picture: ImageBitmap
  close(): void
  chosen(crop: typeof CENTRE): void
}

/** Which part of a picture is shown: dragged with a finger, or set with sliders, which the keyboard reaches too. */
export function CropDialog({ picture, close, chosen }: Props) {
  const t = PICTURE_TEXTS.useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(CENTRE)
  useEffect(() => {
    const { left, top, side } = cropBox(picture, crop)
    canvas.current?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
  }, [picture, crop])
  const slider = (label: string, name: keyof typeof CENTRE, min: number, max: number) => (
    <Field label={label}>
      {control => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={0.01}
          value={crop[name]}
          onChange={event => setCrop({ ...crop, [name]: event.target.valueAsNumber })}
        />
      )}
    </Field>
  )
  return (
    <Dialog open onClose={close} title={t('account.picture.crop')} kind="sheet" focus="title">
      <div className="stack">
        <canvas
          ref={canvas}
          className="account-crop"
          width={SIDE_PX}
          height={SIDE_PX}
          role="img"
          aria-label={t('account.picture.crop')}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={event => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
            const { movementX, movementY, currentTarget } = event
            const shown = currentTarget.clientWidth
            setCrop(before => dragged(picture, before, movementX, movementY, shown))
          }}
        />
        {slider(t('account.picture.zoom'), 'zoom', 1, MAX_ZOOM)}
        {slider(t('account.picture.across'), 'x', 0, 1)}
        {slider(t('account.picture.down'), 'y', 0, 1)}
        <button type="button" className="button button-primary button-wide" onClick={() => chosen(crop)}>
          {t('account.picture.use')}
        </button>
      </div>
    </Dialog>
  )
}
