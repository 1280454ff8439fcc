/**
 * Provinces and territories that a Canadian postal code's first letter stands for (Canada Post, Addressing Guidelines).
 * X is shared by two territories.
 */
const AREAS: Record<string, readonly string[]> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/** Whether a postal code lies in a province (CHK-6). */
export const isInProvince = (postCode: string, province: string): boolean =>
  AREAS[postCode[0] ?? '']?.includes(province) ?? false
