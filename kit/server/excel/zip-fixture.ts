import { crc32, deflateRawSync } from 'node:zlib'

/** One file of a zip for tests, with optional false header values. */
export type FixtureEntry = {
  name: string
  content: string | Buffer
  packed?: Buffer
  declaredBytes?: number
  declaredCrc?: number
  flags?: number
  headerAt?: number
}

/** Creates a zip, optionally with false headers. */
export function makeZip(entries: FixtureEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const content = Buffer.from(entry.content)
    const packed = entry.packed ?? deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(entry.flags ?? 0, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(entry.declaredCrc ?? crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(entry.declaredBytes ?? content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(entry.headerAt ?? at, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed])
    files.push(file)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, name]))
    at += file.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** The parts of a small workbook with this sheet XML; cell style 1 is a date, 2 a duration. */
export function workbookParts(sheetXml: string | Buffer, sharedStringsXml?: string | Buffer): FixtureEntry[] {
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content:
        '<x:workbook xmlns:x="m" xmlns:rel="r"><x:workbookPr/><x:sheets><x:sheet name="ລັບ" state="hidden" rel:id="a"/>' +
        '<x:sheet name="ຊື່ &amp; ເງິນ" rel:id="b"/></x:sheets></x:workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${relation('a', 'worksheet', 'worksheets/a.xml')}${relation('b', 'worksheet', '/xl/worksheets/b.xml')}${relation('c', 'styles', 'styles.xml')}${relation('d', 'sharedStrings', 'strings.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content:
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="3"/></cellXfs></styleSheet>',
    },
    { name: 'xl/strings.xml', content: sharedStringsXml ?? '<sst/>' },
    { name: 'xl/worksheets/a.xml', content: '<worksheet><sheetData/></worksheet>' },
    { name: 'xl/worksheets/b.xml', content: sheetXml },
  ]
}

export const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
