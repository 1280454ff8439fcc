import { addressLines, type PostalAddress } from '../language/address.ts'

/** A postal address in its lines, or in one. */
export function Address({ address, inline = false }: { address: PostalAddress; inline?: boolean }) {
  const lines = addressLines(address)
  if (inline) return <span translate="no">{lines.join(', ')}</span>
  return (
    <address className="address" translate="no">
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
