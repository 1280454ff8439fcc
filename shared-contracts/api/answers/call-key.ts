/** Four letters that stand for a call in packed shapes: names of calls are the part of them that nothing compresses. */
export function callKey(call: string): string {
  let sum = 0
  for (let at = 0; at < call.length; at++) sum = (sum * 31 + call.charCodeAt(at)) % 36 ** 4
  return sum.toString(36).padStart(4, '0')
}
