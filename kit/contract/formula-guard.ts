const STARTS_FORMULA = /^[=+\-@\t\r\n|＝＋－＠]/

/**
 * The text as a spreadsheet displays it: one that it would evaluate begins with an apostrophe (OWASP, "CSV Injection"; also the wide
 * signs and the old "|" of DDE). For texts only: a negative number would become a text.
 */
export const withoutFormula = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text)
