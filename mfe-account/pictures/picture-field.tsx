import { type ChangeEvent, useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Field } from 'shared-contracts/ui/form/field.tsx'
import { Spinner } from 'shared-contracts/ui/progress/progress.tsx'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import type { en } from '../messages/en.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'
import { shrink } from './shrink.ts'
import { MAX_PICTURE_BYTES, PICTURE_TYPES, whyNot } from './why-not.ts'

interface Props {
  label: string
  /** Longest side that is sent, px. */
  maxSide: number
  /** Sends the picture under the name `image`. */
  send(body: FormData): Promise<void>
}

const MB = 1024 * 1024

/** Chooses a picture and sends it at once; whatever is wrong with it is said here. */
export function PictureField({ label, maxSide, send }: Props) {
  const t = useT<typeof en>()
  const ready = useReady()
  const signInAgain = useSignInAgain()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function sent(file: File): Promise<string | null> {
    const why = whyNot(file)
    if (why) return t(`account.picture.${why}`, { max: MAX_PICTURE_BYTES / MB })
    let picture: Blob
    try {
      picture = await shrink(file, maxSide)
    } catch {
      return t('account.picture.notPicture')
    }
    const body = new FormData()
    body.set('image', picture, 'picture.jpg')
    try {
      await send(body).catch(signInAgain)
      return null
    } catch (error) {
      if (!isFailure(error)) throw error
      return readFailure(error).message || t('account.failed')
    }
  }
  async function onChange({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file || busy) return
    setBusy(true)
    setProblem(null)
    setProblem(await sent(file))
    setBusy(false)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <div>
      <Field label={label} error={problem} hint={t('account.picture.hint')} required={true}>
        {control => (
          <input
            {...control}
            required={false}
            type="file"
            accept={PICTURE_TYPES}
            onChange={onChange}
            disabled={!ready || busy}
          />
        )}
      </Field>
      <p role="status" className="live">
        {busy && (
          <>
            <Spinner /> {t('account.picture.uploading')}
          </>
        )}
      </p>
    </div>
  )
}
