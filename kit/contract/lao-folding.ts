/**
 * One spelling of a Lao or Latin text for search: upper and lower case, ຳ and ໍາ, ໜ and ຫນ, ໝ and ຫມ, ຫຼ and ຫລ, ເເ and ແ, Lao and
 * European digits, the order of tone mark and niggahita, invisible characters and runs of spaces make no difference. The same steps as the SQL
 * function `fold_lao` of the database; a test holds the two together.
 */
export function foldLao(text: string): string {
  return lowerSimply(text.replace(/[\u200B-\u200D\u2060\uFEFF]/g, '').normalize('NFKC'))
    .replace(/\u0ECD([\u0EC8-\u0ECB])/g, '$1\u0ECD')
    .replaceAll('\u0EAB\u0EBC', '\u0EAB\u0EA5')
    .replaceAll('\u0EC0\u0EC0', '\u0EC1')
    .replace(/[\u0ED0-\u0ED9]/g, (digit) => String(digit.charCodeAt(0) - 0x0ed0))
    .replace(/[\t-\r \u0085\u2028\u2029]+/g, ' ')
    .replace(/^ | $/g, '')
}

/** One character for one, as the database does it: JavaScript alone would look around Σ and make two characters of İ. */
function lowerSimply(text: string): string {
  return text.replaceAll('Σ', 'σ').replaceAll('İ', 'i').toLowerCase()
}
