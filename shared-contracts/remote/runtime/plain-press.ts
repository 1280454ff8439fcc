interface Press {
  button: number
  metaKey: boolean
  altKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
}

/** By the first button, without keys that have a link opened elsewhere or saved. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean =>
  !(button || metaKey || altKey || ctrlKey || shiftKey)
