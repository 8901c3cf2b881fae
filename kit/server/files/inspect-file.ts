import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '#kit/contract/errors.ts'
import { DOC, DOCX, FILE_PURPOSES, type FilePurpose } from '#kit/contract/stored-files.ts'
import { checkPackage } from '../excel/check-workbook.ts'
import { UnreadableWorkbook } from '../excel/unreadable-workbook.ts'

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  [DOCX]: '.docx',
  [DOC]: '.doc',
}
const COMPOUND_FILE = 'application/x-cfb'
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')
const DOCX_LIMITS = { maxInflatedBytes: 200 * 1024 * 1024, maxEntries: 2000 }

/**
 * The type of a file by its content, not its name. Throws `file_kind` if the purpose does not accept the
 * type.
 */
export async function typeOf(bytes: Buffer, purpose: FilePurpose): Promise<string> {
  const type = await readType(bytes)
  if (!type || !(FILE_PURPOSES[purpose].types as readonly string[]).includes(type))
    throw new AppError('file_kind')
  if (type === DOCX) checkDocx(bytes)
  return type
}

async function readType(bytes: Buffer): Promise<string | undefined> {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (type !== COMPOUND_FILE) return type
  if (bytes.includes(ENCRYPTED_STREAM)) throw new AppError('file_encrypted')
  return bytes.includes(WORD_STREAM) ? DOC : undefined
}

const ZIP_ERRORS = {
  workbook_too_large: 'file_too_large',
  workbook_encrypted: 'file_encrypted',
  workbook_has_macros: 'file_kind',
} as const

/** Refuses zip bombs, names outside of the archive, macros and damaged archives, without unpacking. */
function checkDocx(bytes: Buffer): void {
  try {
    checkPackage(bytes, DOCX_LIMITS, ['[Content_Types].xml', 'word/document.xml'])
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    const code = ZIP_ERRORS[error.code as keyof typeof ZIP_ERRORS] ?? 'file_damaged'
    throw new AppError(code, { cause: error })
  }
}

/**
 * Control and invisible characters, characters that change the text direction, and characters with a meaning
 * in paths.
 */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu
const LONGEST_NAME = 120

/** The last part of the uploaded name, without unsafe characters, with the extension of the type. */
export function safeName(fileName: string, type: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const stem = path.parse(last.replace(UNSAFE, '').trim()).name.replace(/^\.+|[. ]+$/g, '')
  return `${[...stem].slice(0, LONGEST_NAME).join('') || 'file'}${EXTENSIONS[type] ?? ''}`
}
