/**
 * Normalizes a Lao or Latin text for search. These differences are removed: upper and lower case, ຳ and ໍາ, ໜ
 * and ຫນ, ໝ and ຫມ, ຫຼ and ຫລ, ເເ and ແ, Lao and European digits, the order of tone mark and niggahita,
 * invisible characters and repeated spaces. The SQL function `fold_lao` does the same; a test compares the two.
 */
export function foldLao(text: string): string {
  return toSimpleLowerCase(text.replace(/[\u200B-\u200D\u2060\uFEFF]/g, '').normalize('NFKC'))
    .replace(/\u0ECD([\u0EC8-\u0ECB])/g, '$1\u0ECD')
    .replaceAll('\u0EAB\u0EBC', '\u0EAB\u0EA5')
    .replaceAll('\u0EC0\u0EC0', '\u0EC1')
    .replace(/[\u0ED0-\u0ED9]/g, (digit) => String(digit.charCodeAt(0) - 0x0ed0))
    .replace(/[\t-\r \u0085\u2028\u2029]+/g, ' ')
    .replace(/^ | $/g, '')
}

/**
 * Maps each character to one character, as the database does. `toLowerCase` alone treats Σ by context and
 * turns İ into two characters.
 */
function toSimpleLowerCase(text: string): string {
  return text.replaceAll('Σ', 'σ').replaceAll('İ', 'i').toLowerCase()
}
