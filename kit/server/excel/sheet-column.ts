/**
 * What a column holds: any text, also long digit strings as account numbers; a plain number; whole kip, shown
 * 1,234,567; a day as 'YYYY-MM-DD'.
 */
export type ColumnType = 'text' | 'number' | 'kip' | 'date'

/** `width` in characters; without it the column takes the width of its widest text. */
export type SheetColumn = { header: string; key: string; width?: number; type: ColumnType }
