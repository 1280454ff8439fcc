/** An answer as it goes over the wire, where it is not written anew for each who asks. */
export class Written {
  readonly bytes: Buffer
  /** @param parts text, or the bytes of what is written already */
  constructor(...parts: (string | Buffer)[]) {
    this.bytes = Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part)))
  }
}
