// Loaded before a command: its clock is off by CLOCK_SHIFT_MS, as that of a machine can be.
const shift = Number(process.env.CLOCK_SHIFT_MS)
const Right = Date
globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Right.now() + shift]))
  }
  static now() {
    return Right.now() + shift
  }
}
