/** Kinds of exclusive work of a company, as numbers for PostgreSQL's advisory locks. */
export const SCAN_FILES_LOCK = 7_226_113
export const DERIVATION_LOCK = 7_226_114

/**
 * The transactions that store the scans of files or change whom their PINs belong to. Two files with the same scans
 * would otherwise cause a deadlock.
 */
export const ONE_FILE_AT_ONCE = { retry: true, exclusive: { lock: SCAN_FILES_LOCK } }
