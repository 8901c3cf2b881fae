/**
 * Normalizes Lao text for storage: NFC with ຳ, ໜ, ໝ and ຫຼ in their normal forms, no invisible characters,
 * single spaces. (NFC alone does not change ໍາ, ຫນ, ຫມ and ຫລ, so texts that look equal would be different.)
 *
 * ຫນ, ຫມ and ຫລ are joined only at the beginning of a syllable, where they always are in today's spelling.
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
