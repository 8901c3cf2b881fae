/** First line of a backup. The whole file is compressed with gzip. */
export interface BackupHeader {
  format: 'champa-backup'
  /** Version 1 had no uploaded files. */
  version: 1 | 2
  createdAt: string
  /** Migrations that the database has run, in order. */
  migrations: { name: string; sha256: string }[]
  /** The state of each sequence, as arguments of PostgreSQL's setval. */
  sequences: { name: string; lastValue: string; isCalled: boolean }[]
  tables: BackupTable[]
  /** Whether the uploaded files follow the tables or are stored separately, as in S3. */
  files?: 'included' | 'apart'
}

/** A table with its schema and its stored columns. */
export interface BackupTable {
  /** Quoted where necessary: `public.employee`. */
  name: string
  columns: string[]
}

/** The line after the rows of a table. */
export interface TableEnd {
  end: string
  rows: number
  /** Hash of the rows in COPY's text format. */
  sha256: string
}

/** The last line. `sha256` covers the header, the lines that end tables and the lines that start files. */
export interface BackupEnd {
  end: 'backup'
  tables: number
  rows: number
  /** Uploaded files, thumbnails included. */
  files?: number
  sha256: string
}

/** A line before the bytes of an uploaded file. */
export interface FileStart {
  /** The key in the file storage. */
  file: string
  bytes: number
  sha256: string
}

/** The line before a block of rows. The bytes of the block follow. */
export interface BlockStart {
  bytes: number
}

/**
 * The file is damaged, not a backup of Champa, or of an unsupported version. The message is for the operator.
 */
export class BackupError extends Error {
  override name = 'BackupError'
}

export const blockLength = 64 * 1024
