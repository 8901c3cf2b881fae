import pg from 'pg'

type Parse = (text: string) => unknown

/** int8 as a number: kip and ids fit; what does not is an error rather than a wrong number. */
export function parseSafeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond the safe integers`)
  return number
}

const asText: Parse = (text) => text

// Numbers of the types: pg_type.dat. Days stay 'YYYY-MM-DD', numerics keep their digits; timestamptz is a Date by itself.
const ours: Record<number, Parse> = {
  20: parseSafeInteger,
  1082: asText,
  1700: asText,
  1016: eachOf(parseSafeInteger),
  1182: eachOf(asText),
  1231: eachOf(asText),
}

function eachOf(parse: Parse): Parse {
  const parseTextArray = pg.types.getTypeParser(1009 as Parameters<typeof pg.types.getTypeParser>[0])
  return (text) =>
    (parseTextArray(text) as (string | null)[]).map((item) => (item === null ? null : parse(item)))
}

/** How columns become JavaScript values: int8 → number, date and numeric → string, timestamptz → Date. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return (format !== 'binary' && ours[oid]) || pg.types.getTypeParser(oid, format)
  },
}
