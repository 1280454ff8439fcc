import { Suspense } from 'react'
import { MistakeList } from './later-code.ts'

interface ErrorSummaryProps {
  /** What is wrong, by field, in the order of the page. */
  errors: Readonly<Record<string, string | undefined>>
}

/** What has to be mended before the form can be sent. It is read out as it comes; the focus is on the first field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const found = Object.entries(errors).filter(([, text]) => text)
  return (
    <div role="alert" className="live">
      <Suspense>{found.length > 0 && <MistakeList found={found} />}</Suspense>
    </div>
  )
}
