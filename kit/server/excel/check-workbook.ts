import { UnreadableWorkbook } from './unreadable-workbook.ts'
import { damaged, readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** Limits of an uploaded workbook: bytes, counts, and the largest compression ratio. */
export type WorkbookLimits = {
  maxFileBytes: number
  maxEntries: number
  maxInflatedBytes: number
  maxRatio: number
}

export const defaultWorkbookLimits: WorkbookLimits = {
  maxFileBytes: 20 * 1024 * 1024,
  maxEntries: 1000,
  maxInflatedBytes: 256 * 1024 * 1024,
  maxRatio: 200,
}

/**
 * Below this size a high ratio is harmless: a template with thousands of empty formatted rows compresses that
 * well.
 */
const ratioMattersFrom = 32 * 1024 * 1024
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')
const requiredParts = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']

/**
 * Checks the container of an uploaded file and returns its directory, or throws `UnreadableWorkbook`. Nothing
 * is inflated, so this takes milliseconds for any file. The sizes are only declared: `readWorkbook` verifies
 * them while inflating.
 */
export function checkWorkbook(bytes: Buffer, limits: Partial<WorkbookLimits> = {}): ZipEntry[] {
  const { maxFileBytes, maxEntries, maxInflatedBytes, maxRatio } = { ...defaultWorkbookLimits, ...limits }
  if (bytes.length > maxFileBytes) throw tooLarge(`${bytes.length} bytes`)
  if (bytes.subarray(0, 8).equals(compoundFile)) throw compoundFileError(bytes)
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') throw notWorkbook('no zip signature')
  return checkPackage(bytes, { maxEntries, maxInflatedBytes, maxRatio }, requiredParts)
}

/**
 * Like `checkWorkbook`, for any Office file; `required` are its required parts. Throws `UnreadableWorkbook`.
 */
export function checkPackage(
  bytes: Buffer,
  limits: Partial<WorkbookLimits>,
  required: readonly string[],
): ZipEntry[] {
  const { maxEntries, maxInflatedBytes, maxRatio } = { ...defaultWorkbookLimits, ...limits }
  const entries = readZipDirectory(bytes, maxEntries)
  checkNames(entries, required)
  checkOverlaps(entries)
  if (entries.some((entry) => entry.encrypted))
    throw new UnreadableWorkbook('workbook_encrypted', 'zip entry')
  if (entries.some((entry) => entry.method !== 0 && entry.method !== 8)) throw damaged('unknown zip method')
  if (entries.some((entry) => entry.method === 0 && entry.packedBytes !== entry.inflatedBytes))
    throw damaged('a stored entry has two sizes')
  const inflated = entries.reduce((sum, entry) => sum + entry.inflatedBytes, 0)
  if (inflated > maxInflatedBytes) throw tooLarge(`${inflated} bytes inflated`)
  if (inflated > ratioMattersFrom && inflated > bytes.length * maxRatio) throw tooLarge('ratio of a zip bomb')
  return entries
}

function checkNames(entries: ZipEntry[], required: readonly string[]) {
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()))
  if (names.size !== entries.length) throw damaged('two entries have the same name')
  const outside = entries.find(({ name }) => /^[/\\]|^[a-z]:|\\|\0|(^|\/)\.\.(\/|$)/i.test(name))
  if (outside) throw damaged('an entry name leaves the archive')
  const missing = required.find((part) => !names.has(part.toLowerCase()))
  if (missing) throw notWorkbook(`${missing} is missing`)
  if ([...names].some((name) => name.endsWith('vbaproject.bin')))
    throw new UnreadableWorkbook('workbook_has_macros', 'vbaProject.bin')
}

/**
 * Refuses entries that share bytes: with them a small zip can contain petabytes (D. Fifield, "A better zip
 * bomb", 2019).
 */
function checkOverlaps(entries: ZipEntry[]) {
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.headerAt - b.headerAt)) {
    if (entry.headerAt < end) throw damaged('two entries overlap')
    end = entry.start + entry.packedBytes
  }
}

function compoundFileError(bytes: Buffer) {
  return bytes.includes(encryptedPackage)
    ? new UnreadableWorkbook('workbook_encrypted', 'encrypted package')
    : new UnreadableWorkbook('workbook_old_format', 'compound file, Excel 97 to 2003')
}

const tooLarge = (detail: string) => new UnreadableWorkbook('workbook_too_large', detail)
const notWorkbook = (detail: string) => new UnreadableWorkbook('file_not_workbook', detail)
