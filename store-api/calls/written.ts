/** An answer as it goes over the wire, where it is not written anew for each who asks. */
export class Written {
  readonly bytes: Buffer
  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}
