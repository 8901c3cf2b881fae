/** An employee number in parts: EMP-0042 is "EMP-", 42 with four digits, "". */
const PATTERN = /^(.*?)(\d{1,12})(\D*)$/

/** The first number of a company without any. */
const FIRST = '1001'

/**
 * The next free employee numbers: in the most frequent form of `latest` (the last ones that the company has used, latest
 * first), above the highest of that form. `taken`: every used number, also of deleted employees.
 */
export function nextNumbers(latest: readonly string[], taken: ReadonlySet<string>, count: number): string[] {
  const { prefix, suffix, width } = usualForm(latest)
  const used = [...taken, ...latest].flatMap((number) => {
    const parts = PATTERN.exec(number)
    return parts && parts[1] === prefix && parts[3] === suffix ? [Number(parts[2])] : []
  })
  const first = used.length > 0 ? used.reduce((a, b) => Math.max(a, b)) + 1 : Number(FIRST)
  return Array.from(
    { length: count },
    (_, at) => `${prefix}${String(first + at).padStart(width, '0')}${suffix}`,
  )
}

function usualForm(latest: readonly string[]): { prefix: string; suffix: string; width: number } {
  const forms = Map.groupBy(
    latest.flatMap((number) => {
      const parts = PATTERN.exec(number)
      return parts ? [{ prefix: parts[1] ?? '', suffix: parts[3] ?? '', digits: parts[2] ?? '' }] : []
    }),
    ({ prefix, suffix }) => `${prefix}\n${suffix}`,
  )
  const [usual] = [...forms.values()].sort((a, b) => b.length - a.length)
  if (!usual?.[0]) return { prefix: '', suffix: '', width: FIRST.length }
  const { prefix, suffix } = usual[0]
  const padded = usual.find(({ digits }) => digits.startsWith('0'))
  return { prefix, suffix, width: padded?.digits.length ?? 1 }
}
