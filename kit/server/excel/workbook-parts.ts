import { posix } from 'node:path'
import { isDateFormat } from 'hucre'
import { inflatePart } from './inflate-part.ts'
import { UnreadableWorkbook } from './unreadable-workbook.ts'
import { attribute, type XmlHandlers, XmlScanner } from './xml-scanner.ts'
import { damaged, type ZipEntry } from './zip-directory.ts'

/** The bytes of a workbook with its checked directory. */
export type Archive = { bytes: Buffer; entries: ZipEntry[] }

/** One worksheet: its display name, whether it is hidden, and its zip entry. */
export type SheetPart = { name: string; hidden: boolean; path: string }

/** The data needed to read cells. `dateStyles[i]`: the kind of time that cell style `i` displays. */
export type WorkbookParts = {
  sheets: SheetPart[]
  epoch1904: boolean
  sharedStrings: string | undefined
  dateStyles: (TimeStyle | undefined)[]
}

export type TimeStyle = 'date' | 'duration'

/** Reads the workbook part, its relations and its styles. Throws `UnreadableWorkbook`. */
export async function readParts(archive: Archive): Promise<WorkbookParts> {
  const relations = await readRelations(archive)
  const byType = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.path
  const { sheets, epoch1904 } = await readSheets(archive, relations)
  const styles = byType('styles')
  return {
    sheets,
    epoch1904,
    sharedStrings: byType('sharedStrings'),
    dateStyles: styles ? await readDateStyles(archive, styles) : [],
  }
}

/** The requested sheet by name or index, or else the first visible sheet. */
export function chooseSheet(sheets: SheetPart[], requested: string | number | undefined): SheetPart {
  const sheet =
    requested === undefined
      ? (sheets.find(({ hidden }) => !hidden) ?? sheets[0])
      : typeof requested === 'number'
        ? sheets[requested]
        : sheets.find(({ name }) => name === requested)
  if (!sheet) throw new UnreadableWorkbook('workbook_sheet_missing', String(requested ?? 'no sheet'))
  return sheet
}

/**
 * Runs one part through the handlers, in bounded memory. Throws `workbook_damaged` if the part does not
 * exist.
 */
export async function scanPart(archive: Archive, path: string, handlers: XmlHandlers): Promise<void> {
  const entry = archive.entries.find(({ name }) => name.toLowerCase() === path.toLowerCase())
  if (!entry) throw damaged(`${path} is missing`)
  const scanner = new XmlScanner(handlers)
  for await (const text of inflatePart(archive.bytes, entry)) scanner.push(text)
  scanner.end()
}

const ignore = () => {}

type Relation = { type: string; path: string }

async function readRelations(archive: Archive): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>()
  const open = (name: string, attributes: string) => {
    const target = attribute(attributes, 'Target')
    const id = attribute(attributes, 'Id')
    if (name !== 'Relationship' || !target || !id) return
    if (attribute(attributes, 'TargetMode') === 'External') return
    const type = attribute(attributes, 'Type')?.split('/').at(-1) ?? ''
    relations.set(id, { type, path: target.startsWith('/') ? target.slice(1) : posix.join('xl', target) })
  }
  await scanPart(archive, 'xl/_rels/workbook.xml.rels', { open, text: ignore, close: ignore })
  return relations
}

async function readSheets(archive: Archive, relations: Map<string, Relation>) {
  const sheets: SheetPart[] = []
  let epoch1904 = false
  const open = (name: string, attributes: string) => {
    if (name === 'workbookPr') epoch1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
    if (name !== 'sheet') return
    // Programs can use any prefix for the namespace of relations; most use `r`.
    const id = /\s[\w.-]+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1]
    const relation = id === undefined ? undefined : relations.get(id)
    if (relation?.type !== 'worksheet') return
    const hidden = /hidden/i.test(attribute(attributes, 'state') ?? '')
    sheets.push({ name: attribute(attributes, 'name') ?? '', hidden, path: relation.path })
  }
  await scanPart(archive, 'xl/workbook.xml', { open, text: ignore, close: ignore })
  return { sheets, epoch1904 }
}

async function readDateStyles(archive: Archive, path: string): Promise<(TimeStyle | undefined)[]> {
  const formats = new Map<number, string>()
  const styles: (TimeStyle | undefined)[] = []
  let inCellStyles = false
  const open = (name: string, attributes: string) => {
    if (name === 'numFmt') {
      formats.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '')
    } else if (name === 'cellXfs') inCellStyles = true
    else if (name === 'xf' && inCellStyles) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0)
      styles.push(timeStyle(id, formats.get(id)))
    }
  }
  const close = (name: string) => {
    if (name === 'cellXfs') inCellStyles = false
  }
  await scanPart(archive, path, { open, text: ignore, close })
  return styles
}

/**
 * Built-in date formats: ECMA-376 part 1, 18.8.30; 27 to 36 and 50 to 58 are dates in East Asian and Thai
 * Excel.
 */
function timeStyle(id: number, format: string | undefined): TimeStyle | undefined {
  if (format !== undefined) {
    if (!isDateFormat(format)) return undefined
    return /\[[hms]+\]/i.test(format) ? 'duration' : 'date'
  }
  if (id === 46) return 'duration'
  const date = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47
  return date || (id >= 50 && id <= 58) ? 'date' : undefined
}
