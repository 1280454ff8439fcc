import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** Time in which the button says that it has copied, ms (CAT-5). */
const COPIED_MS = 2_000

interface CopyButtonProps {
  /** Asked when it is pressed: what belongs on the clipboard may depend on the page. */
  text(): string
  label: string
  copied: string
  failed: string
}

/** Puts a text on the clipboard and says for two seconds whether that worked. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ done: boolean } | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, COPIED_MS, null)
    return () => clearTimeout(timer)
  }, [outcome])
  const said = outcome && (outcome.done ? copied : failed)
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={async () => setOutcome({ done: await copyText(text(), window) })}
      >
        {outcome?.done && (
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M5 12.5l4.5 4.5L19 7.5" />
          </svg>
        )}
        {said ?? label}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
