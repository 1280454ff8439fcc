import { type ChangeEvent, Suspense, useState } from 'react'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { Field } from 'shared-contracts/ui/form/field.tsx'
import { Spinner } from 'shared-contracts/ui/progress/progress.tsx'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import type { en } from '../messages/en.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'
import type { Crop } from './crop-box.ts'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from './why-not.ts'

const CropDialog = codeLater(
  async () => (await import(/* webpackChunkName: "picture" */ './crop-dialog.tsx')).CropDialog,
)

interface Props {
  label: string
  /** Longest side that is sent, px. */
  maxSide: number
  /** The shopper chooses a square of it first. */
  square?: boolean
  /** Sends the picture under the name `image`, by a client that tells how far it is. */
  send(body: FormData, api: ApiClient): Promise<void>
}

const MB = 1024 * 1024

/** Chooses a picture and sends it; whatever is wrong with it is said here. */
export function PictureField({ label, maxSide, square = false, send }: Props) {
  const t = useT<typeof en>()
  const { api } = useApp()
  const ready = useReady()
  const signInAgain = useSignInAgain()
  const [busy, setBusy] = useState(false)
  /** How much has gone, from 0 to 1; null before anything has. */
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)

  async function attempt(act: () => Promise<string | null>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      setProblem(await act())
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
      setPart(null)
    }
  }
  async function sent(bitmap: ImageBitmap, crop: Crop | null): Promise<null> {
    const { shrunk, cropped } = await import(/* webpackChunkName: "picture" */ './shrink.ts')
    const { uploadClient } = await import(/* webpackChunkName: "picture" */ './upload-client.ts')
    const body = new FormData()
    body.set('image', await (crop ? cropped(bitmap, crop, maxSide) : shrunk(bitmap, maxSide)), 'picture.jpg')
    bitmap.close()
    await send(body, uploadClient(api, setPart)).catch(signInAgain)
    return null
  }
  async function onChange({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file || busy) return
    await attempt(async () => {
      const { openPicture } = await import(/* webpackChunkName: "picture" */ './open-picture.ts')
      const opened = await openPicture(file)
      if (typeof opened === 'string') return t(`account.picture.${opened}`, { max: MAX_PICTURE_BYTES / MB })
      if (!square) return sent(opened, null)
      setPicture(opened)
      return null
    })
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <div>
      <Field label={label} error={problem} hint={t('account.picture.hint')} required={true}>
        {control => (
          // The browser's own button speaks the browser's language, which need not be the shop's.
          <span className="account-file">
            <span className="button account-file-button" aria-hidden="true">
              {t('account.picture.browse')}
            </span>
            <input
              {...control}
              required={false}
              type="file"
              accept={PICTURE_TYPES}
              onChange={onChange}
              disabled={!ready || busy}
            />
          </span>
        )}
      </Field>
      <p role="status" className="live">
        {busy && (
          <>
            <Spinner /> {t('account.picture.uploading')}
          </>
        )}
      </p>
      {part !== null && (
        <progress className="account-upload" aria-label={t('account.picture.uploading')} value={part} />
      )}
      {picture && (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture}
            close={() => {
              picture.close()
              setPicture(null)
            }}
            chosen={crop => {
              setPicture(null)
              void attempt(() => sent(picture, crop))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
