/** What the DevTools protocol slows a page down to: ms there and back, bytes a second. */
export interface Line {
  offline: false
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

const line = (latency: number, downKbps: number, upKbps: number): Line => ({
  offline: false,
  latency,
  downloadThroughput: (downKbps * 1000) / 8,
  uploadThroughput: (upKbps * 1000) / 8,
})

/** "Slow 4G" of Lighthouse, and "Fast 4G" of the browser's own tools before they add to it for their way of slowing down. */
export const SLOW_4G = line(150, 1600, 750)
const FAST_4G = line(60, 9000, 1500)

/** Shoppers that pages are measured for. `slower`: times that the processor is slower than this machine's. */
export const DEVICES = {
  'slow phone, slow 4G': { line: SLOW_4G, slower: 4 },
  'quick phone, fast 4G': { line: FAST_4G, slower: 1 },
} as const satisfies Record<string, { line: Line; slower: number }>

export type Device = keyof typeof DEVICES
