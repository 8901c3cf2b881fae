/** A count with its English noun: '1 day', '2 days'. `many` is the plural if it is not formed with s. Lao has no plural. */
export const counted = (count: string | number, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`
