import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { DetailsMessages } from '../messages/messages.ts'

/** Each leads to its field. @param found sentences by field */
export function MistakeList({ found }: { found: readonly (readonly [string, string | undefined])[] }) {
  const t = useT<DetailsMessages>()
  return (
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
