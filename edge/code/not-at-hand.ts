/** What is wrong with a release's code itself: a file of it is missing, or not the one that the document vouches for. */
export class CodeRefused extends Error {}

/** A release's code could not be had for another reason: the disk is full, the store is away. Nothing is said of the release by it. */
export class NotAtHand extends Error {
  readonly code: string | undefined

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause })
    this.code = cause.code
  }
}
