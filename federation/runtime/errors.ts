export type LoadPhase = 'entry' | 'load'

/** A release that could not be used: its entry did not come (`entry`), or what is behind it failed (`load`). */
export class RemoteLoadError extends Error {
  readonly remote: string
  readonly release: string
  readonly phase: LoadPhase

  constructor(remote: string, release: string, phase: LoadPhase, cause: unknown) {
    super(
      `${remote}@${release} failed in ${phase}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    )
    this.name = 'RemoteLoadError'
    this.remote = remote
    this.release = release
    this.phase = phase
  }
}
