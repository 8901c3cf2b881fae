/**
 * The spelling in which Lao is stored: NFC with ຳ, ໜ, ໝ and ຫຼ in their normal forms, no invisible characters, single
 * spaces. (NFC alone leaves ໍາ, ຫນ, ຫມ and ຫລ as they were typed, and looks alike are then no longer equal.)
 *
 * ຫນ and ຫມ are joined only where they begin a syllable, which they always do in today's spelling; ຫລ likewise.
 */
export function normalLao(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .normalize('NFC')
    .replace(/\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g, '$1\u0EB3')
    .replaceAll('\u0EAB\u0E99', '\u0EDC')
    .replaceAll('\u0EAB\u0EA1', '\u0EDD')
    .replaceAll('\u0EAB\u0EA5', '\u0EAB\u0EBC')
    .replaceAll('\u0EC0\u0EC0', '\u0EC1')
    .replace(/[\t-\r \u00A0\u0085\u2028\u2029]+/g, ' ')
    .trim()
}
