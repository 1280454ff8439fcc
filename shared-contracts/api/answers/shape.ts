/**
 * How one answer is read, as JSON. A text names what a value must be:
 * - without which what holds it is of no use: `d` an identifier, `i` an amount, `c` a currency, `t` an instant, `D` a day,
 *   `z` a time zone, `f` a number, `e` a word of a list (words that are not known pass);
 * - with a neutral value where it is missing: `s` a text (empty), `n` a number (0), `x` px (1000), `k` what is left (99), `b` yes or
 *   no (no);
 * - `*` anything, as it came.
 */
export type Leaf = 'd' | 'i' | 'c' | 't' | 'D' | 'z' | 'f' | 'e' | 's' | 'n' | 'x' | 'k' | 'b' | '*'
export type Shape =
  | Leaf
  /** By field. */
  | { [field: string]: Shape }
  /** The first that can be read. */
  | readonly ['|', ...Shape[]]
  /** By the value of a field; what is not listed is of no use. */
  | readonly ['=', string, { [value: string]: Shape }]
  /** A list. */
  | readonly ['[', Shape]
  /** By any key. */
  | readonly ['%', Shape]
  /** Null where missing. */
  | readonly ['?', Shape]
  /** Left out where missing. */
  | readonly ['-', Shape]

/** Shapes by call. */
export type Shapes = Readonly<Record<string, Shape>>
