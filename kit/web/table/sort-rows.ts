/** Lao puts ເ ແ ໂ ໃ ໄ behind the consonant that they stand before; the browser has no Lao collation (code points misorder them). */
export function sortText(value: unknown): string | number {
  if (typeof value === 'number') return value
  return String(value ?? '')
    .replace(/([\u0EC0-\u0EC4])([\u0E81-\u0EAE\u0EDC\u0EDD])/g, '$2$1')
    .toLowerCase()
}

/** Rows in the order of a field, `-field` downwards. Equal rows keep their order, empty fields come last. */
export function sortRows<Row extends object>(rows: readonly Row[], sort: string | undefined): readonly Row[] {
  if (!sort) return rows
  const key = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  return rows.toSorted((left, right) => {
    const [a, b] = [(left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]]
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b))
    const [x, y] = [sortText(a), sortText(b)]
    return x < y ? -direction : x > y ? direction : 0
  })
}
