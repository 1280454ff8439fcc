// Runs in a page of `npm run dev -- <remote> --against <address>`.
{
  // Longer than the new files take to come on a machine that builds beside.
  const TIMEOUT_MS = 5_000
  let first = true
  const updates = new EventSource('/.dev/updates')
  updates.onmessage = ({ data: base }) => {
    // The server tells what it has when a page connects.
    if (first) {
      first = false
      return
    }
    // A host that follows releases moves in place; one that cannot, or not yet, is loaded anew at the same address.
    document.dispatchEvent(new Event('arcade:follow'))
    setTimeout(() => {
      const taken = performance.getEntriesByType('resource').some(({ name }) => name.includes(base))
      if (!taken) location.reload()
    }, TIMEOUT_MS)
  }
}
