/** An exact rate: num / den, den > 0, both safe integers, not necessarily reduced. */
export type Fraction = { num: number; den: number }

/** One product of a sum: a base (kip) times a count. */
export type Product = { base: number; n: number }

/** The result is not a safe integer. */
export class AmountTooLarge extends RangeError {
  constructor() {
    super('the amount is not a safe integer')
  }
}

const MAX = Number.MAX_SAFE_INTEGER

/** num / den rounded half away from zero; num is a safe integer, den a positive safe integer. Exact. */
export function divRound(num: number, den: number): number {
  const remainder = num % den
  const quotient = (num - remainder) / den
  const distance = remainder < 0 ? -remainder : remainder
  if (distance < den - distance) return quotient + 0
  return num < 0 ? quotient - 1 : quotient + 1
}

/** Like `divRound`, for BigInt. AmountTooLarge if the result is not a safe integer. */
export function divRoundBig(num: bigint, den: bigint): number {
  const remainder = num % den
  let quotient = num / den
  const distance = remainder < 0n ? -remainder : remainder
  if (distance * 2n >= den) quotient += num < 0n ? -1n : 1n
  const result = Number(quotient)
  if (!Number.isSafeInteger(result)) throw new AmountTooLarge()
  return result
}

/**
 * a × b / c rounded half away from zero, exactly. c > 0. AmountTooLarge if the result is not a safe integer.
 */
export function mulDivRound(a: number, b: number, c: number): number {
  const product = a * b
  if (product <= MAX && product >= -MAX) return divRound(product, c)
  return divRoundBig(BigInt(a) * BigInt(b), BigInt(c))
}

/**
 * (Σ base × n) × num / den rounded once, half away from zero: the exact sum over different base salaries.
 * AmountTooLarge if the result is not a safe integer.
 */
export function sumMulDivRound(products: readonly Product[], num: number, den: number): number {
  let sum = 0
  for (const { base, n } of products) {
    const product = base * n
    sum += product
    if (!Number.isSafeInteger(product) || !Number.isSafeInteger(sum)) return sumBig(products, num, den)
  }
  return mulDivRound(sum, num, den)
}

function sumBig(products: readonly Product[], num: number, den: number): number {
  let sum = 0n
  for (const { base, n } of products) sum += BigInt(base) * BigInt(n)
  return divRoundBig(sum * BigInt(num), BigInt(den))
}

/**
 * Parses a decimal number ('7.5', 26, '-0.25') to an exact fraction whose denominator is a power of ten.
 * SyntaxError if the text is not a decimal number or has more digits than a safe integer holds.
 */
export function parseDecimal(text: string | number): Fraction {
  if (typeof text === 'number' && Number.isSafeInteger(text)) return { num: text, den: 1 }
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(String(text).trim())
  if (!match) throw new SyntaxError(`not a decimal number: ${text}`)
  const places = (match[2] ?? '').replace(/0+$/, '')
  const num = Number(`${match[1]}${places}`)
  const den = 10 ** places.length
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den))
    throw new SyntaxError(`too many digits: ${text}`)
  return { num, den }
}

/** Parses a percentage: '12.5' → 125/1000. SyntaxError like `parseDecimal`. */
export function parsePercent(text: string | number): Fraction {
  const { num, den } = parseDecimal(text)
  if (!Number.isSafeInteger(den * 100)) throw new SyntaxError(`too many digits: ${text}`)
  return { num, den: den * 100 }
}
