/** A month 'YYYY-MM' as MM/YYYY. */
export const monthText = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`
