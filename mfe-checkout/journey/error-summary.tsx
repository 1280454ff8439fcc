import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { DetailsMessages } from '../messages/messages.ts'

interface ErrorSummaryProps {
  /** What is wrong, by field, in the order of the page. */
  errors: Readonly<Record<string, string | undefined>>
}

/** What has to be mended before the form can be sent, each leading to its field. It is read out as it comes; the focus is on the first field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const t = useT<DetailsMessages>()
  const found = Object.entries(errors).filter(([, text]) => text)
  return (
    <div role="alert" className="live">
      {found.length > 0 && (
        <Notice kind="error" title={t('checkout.mistakes', { count: found.length })}>
          <ul className="list-plain">
            {found.map(([field, text]) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  className="checkout-mistake"
                  onClick={event => {
                    event.preventDefault()
                    focusField(event.currentTarget.closest('form'), field)
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** Of radio buttons the chosen one, else the first that can be chosen. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const controls = [...(form?.elements ?? [])].filter(
    (e): e is HTMLInputElement => 'name' in e && e.name === name && !e.matches(':disabled'),
  )
  const target = controls.find(e => e.type === 'radio' && e.checked) ?? controls[0]
  target?.focus()
}
