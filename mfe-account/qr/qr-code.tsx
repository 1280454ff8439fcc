import { useEffect, useState } from 'react'

/** A text to be scanned, which stands beside it in letters: drawn once the page runs, by code that other pages do not load. */
export function QrCode({ text }: { text: string }) {
  const [qr, setQr] = useState<{ path: string; size: number } | null>(null)
  useEffect(() => {
    let gone = false
    import(/* webpackChunkName: "qr" */ './qr-path.ts').then(
      ({ qrPath }) => !gone && setQr(qrPath(text)),
      // What stands in letters is enough.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [text])
  return (
    <div className="account-qr">
      {qr && (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" aria-hidden="true">
          <path d={qr.path} />
        </svg>
      )}
    </div>
  )
}
