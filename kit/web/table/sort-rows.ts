/**
 * Lao sorts ເ ແ ໂ ໃ ໄ after the consonant that follows them. Browsers have no Lao collation, and code points
 * have another order.
 */
export function sortText(value: unknown): string | number {
  if (typeof value === 'number') return value
  return String(value ?? '')
    .replace(/([\u0EC0-\u0EC4])([\u0E81-\u0EAE\u0EDC\u0EDD])/g, '$2$1')
    .toLowerCase()
}

/** Sorts rows by a field, or descending by `-field`. Equal rows keep their order, empty fields are last. */
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
