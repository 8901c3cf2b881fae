/**
 * The type of a column: any text, also long digit strings such as account numbers; a number; whole kip,
 * displayed as 1,234,567; a day as 'YYYY-MM-DD'.
 */
export type ColumnType = 'text' | 'number' | 'kip' | 'date'

/** `width` in characters; default: the width of the widest text. */
export type SheetColumn = { header: string; key: string; width?: number; type: ColumnType }
