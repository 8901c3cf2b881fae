/** A slow exact rational number for checking the engine's fast arithmetic. */
export type Rational = { n: bigint; d: bigint }

export const ratio = (n: number | bigint, d: number | bigint = 1): Rational => ({
  n: BigInt(n),
  d: BigInt(d),
})
export const times = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d })
export const plus = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
export const sum = (all: Rational[]): Rational => all.reduce(plus, ratio(0))
export const atMost = (a: Rational, b: Rational) => a.n * b.d <= b.n * a.d

/** The decimal that JavaScript prints for the number. */
export function decimal(value: number): Rational {
  const [integer = '0', places = ''] = String(value).split('.')
  return ratio(BigInt(integer + places), 10n ** BigInt(places.length))
}

export const inverse = (a: Rational): Rational => ({ n: a.d, d: a.n })

/** Rounds half away from zero; the number must be at least 0. */
export const rounded = ({ n, d }: Rational) => Number((2n * n + d) / (2n * d))
