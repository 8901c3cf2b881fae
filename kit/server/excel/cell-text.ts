/** Excel's limit for the text of one cell, in characters. */
const longest = 32_767

/**
 * Text that Excel reads back unchanged: sequences that look like escapes are escaped, lone surrogates are
 * replaced.
 */
export function cellText(text: string): string {
  return text
    .toWellFormed()
    .slice(0, longest)
    .replace(/_x(?=[0-9a-f]{4}_)/gi, '_x005F_x')
}

const combining = /[\p{Mn}\p{Me}\u200b-\u200d]/gu

/**
 * Display width of a text in columns: Lao vowels and tone marks above and below count 0, Chinese characters
 * 2.
 */
export function displayWidth(text: string): number {
  const base = text.replace(combining, '')
  const wide = base.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g)
  return [...base].length + (wide?.length ?? 0)
}
