/** Kinds of exclusive work of a company, as numbers for PostgreSQL's advisory locks. */
export const SCAN_FILES_LOCK = 7_226_113
export const DERIVATION_LOCK = 7_226_114
