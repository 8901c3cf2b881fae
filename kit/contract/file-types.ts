/** Content type of an Excel workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Content type of a CSV file in UTF-8. */
export const CSV = 'text/csv; charset=utf-8'
/** Content type of a PDF document. */
export const PDF = 'application/pdf'
