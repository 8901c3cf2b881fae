import pg from 'pg'

type Parse = (text: string) => unknown

/** Parses int8 to a number. Throws beyond the safe integers instead of returning a wrong number. */
export function parseSafeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond the safe integers`)
  return number
}

const asText: Parse = (text) => text

// Type ids: pg_type.dat. Dates stay 'YYYY-MM-DD', numerics keep their digits; timestamptz is a Date by default.
const parsers: Record<number, Parse> = {
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

/** Conversion of columns to JavaScript values: int8 → number, date and numeric → string, timestamptz → Date. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)
  },
}
