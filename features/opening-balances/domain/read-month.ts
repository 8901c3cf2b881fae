/**
 * The month of a cell as 'YYYY-MM': 2026-09, 09/2026, 9.2026, or a day of the month such as 2026-09-30 or 30/09/2026. A year from 2400 to 2600
 * is Buddhist. Null for other texts.
 */
export function readMonth(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?: \d{2}:\d{2})?$/.exec(text)
  const local = /^(?:\d{1,2} ?[-/.] ?)?(\d{1,2}) ?[-/.] ?(\d{4})$/.exec(text)
  const [year, month] = iso ? [Number(iso[1]), Number(iso[2])] : [Number(local?.[2]), Number(local?.[1])]
  const common = year >= 2400 && year <= 2600 ? year - 543 : year
  if (!(month >= 1 && month <= 12 && common >= 1900 && common <= 2199)) return null
  return `${common}-${String(month).padStart(2, '0')}`
}
