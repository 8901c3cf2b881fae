/** First line of a backup. The whole file is compressed with gzip. */
export interface BackupHeader {
  format: 'champa-backup'
  /** 1 had no uploaded files. */
  version: 1 | 2
  createdAt: string
  /** Migrations that the database has run, in their order. */
  migrations: { name: string; sha256: string }[]
  /** The next value of each sequence, as PostgreSQL's setval takes it. */
  sequences: { name: string; lastValue: string; isCalled: boolean }[]
  tables: BackupTable[]
  /** Whether the uploaded files follow the tables, or are apart, as in S3. */
  files?: 'included' | 'apart'
}

/** A table by its schema and name, with the columns that are stored. */
export interface BackupTable {
  /** Quoted where necessary: `public.employee`. */
  name: string
  columns: string[]
}

/** Comes after the rows of a table. */
export interface TableEnd {
  end: string
  rows: number
  /** Of the bytes of COPY's text format. */
  sha256: string
}

/** Last line: `sha256` is over the header, the lines that end the tables and those that start files. */
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
  /** The key of the store. */
  file: string
  bytes: number
  sha256: string
}

/** A line before a block of rows. Its bytes follow. */
export interface BlockStart {
  bytes: number
}

/** A backup that is damaged, not one of ours, or of another version. The message is a sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export const blockLength = 64 * 1024
