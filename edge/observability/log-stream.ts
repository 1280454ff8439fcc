import { writeSync } from 'node:fs'

/** What is said of each answer waits for so long, to be written with the others. */
const WAIT_MS = 50
const MAX_BYTES = 32_768
const STANDARD_OUTPUT = 1
/** Another line was said of an answer when it says so. */
const ANSWERED = '"msg":"answered"}\n'

function toOutput(text: string): void {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(STANDARD_OUTPUT, bytes, written)
    } catch (error) {
      // Whoever reads is behind, and gets the rest as they go on; one who is gone gets nothing.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.write(bytes.subarray(written))
      return
    }
  }
}

const flushers = new Set<() => void>()
process.once('exit', () => {
  for (const flush of flushers) flush()
})

/**
 * Where log lines go: one by one, but for those of answers, which are a write to the system for each page. Their order stays, and
 * none is lost when the process ends by itself.
 */
export function logStream(out: (text: string) => void = toOutput): { write(line: string): void } {
  let waiting = ''
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    const text = waiting
    waiting = ''
    if (text) out(text)
  }
  flushers.add(flush)
  return {
    write(line) {
      waiting += line
      if (!line.endsWith(ANSWERED) || waiting.length > MAX_BYTES) return flush()
      timer ??= setTimeout(flush, WAIT_MS).unref()
    },
  }
}
