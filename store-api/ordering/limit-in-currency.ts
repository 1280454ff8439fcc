import { fractionDigits } from 'shared-contracts/language/money.ts'

/** Units of a currency that are worth about a Canadian dollar, where one unit is far from it; only for limits, which need not be right to the cent. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  AED: 2.7,
  BHD: 0.27,
  BRL: 4,
  CLP: 700,
  CNY: 5,
  COP: 3000,
  CZK: 16,
  DKK: 5,
  HKD: 6,
  HUF: 270,
  IDR: 12_000,
  ILS: 2.6,
  INR: 62,
  JOD: 0.5,
  JPY: 110,
  KRW: 1000,
  KWD: 0.22,
  MOP: 6,
  MXN: 13,
  MYR: 3,
  NOK: 7,
  OMR: 0.28,
  PHP: 41,
  PLN: 2.7,
  PYG: 5500,
  RUB: 60,
  SAR: 2.7,
  SEK: 7,
  THB: 24,
  TRY: 30,
  TWD: 23,
  UAH: 30,
  VND: 18_500,
  XAF: 430,
  XOF: 430,
  XPF: 78,
  ZAR: 13,
}

/** About as much as an amount in Canadian dollars, in minor units of another currency. */
export const limitInCurrency = (dollars: number, currency: string): number =>
  Math.round(dollars * (PER_DOLLAR[currency] ?? 1) * 10 ** fractionDigits(currency))
