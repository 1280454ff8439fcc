/** @returns e.g. `12.3 kB` */
export function bytesText(bytes: number): string {
  if (Math.abs(bytes) < 1000) return `${bytes} B`
  return Math.abs(bytes) < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
