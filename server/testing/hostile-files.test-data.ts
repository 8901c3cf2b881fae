import { deflateRawSync } from 'node:zlib'
import { makeZip, sheetXml, workbookParts } from '#kit/server/excel/zip-fixture.ts'

/** A cell in a sheet: a text, a number, or a formula with its saved result. */
export type Cell = string | number | { formula: string; saved: string }

const MEGABYTE = 1024 * 1024
const letters = 'ABCDEFGHIJ'
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function cellXml(ref: string, cell: Cell): string {
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`
  if (typeof cell === 'object')
    return `<c r="${ref}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.saved)}</v></c>`
  return `<c r="${ref}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

const rowXml = (number: number, cells: readonly Cell[]) =>
  `<row r="${number}">${cells.map((cell, at) => cellXml(`${letters[at]}${number}`, cell)).join('')}</row>`

/** A workbook with these rows, followed by a number of empty rows. */
export function workbook(rows: readonly (readonly Cell[])[], emptyRows = 0): Buffer {
  const filled = rows.map((cells, at) => rowXml(at + 1, cells)).join('')
  let empty = ''
  for (let number = rows.length + 1; number <= rows.length + emptyRows; number += 1)
    empty += `<row r="${number}"/>`
  return makeZip(workbookParts(sheetXml(filled + empty)))
}

/** A gigabyte of zeros in a megabyte; `honest`: the zip declares the size. */
export function zipBomb(honest: boolean): Buffer {
  const packed = deflateRawSync(Buffer.alloc(1024 * MEGABYTE))
  const declaredBytes = honest ? 1024 * MEGABYTE : 4000
  const parts = workbookParts(sheetXml(''))
  return makeZip(
    parts.map((part) => (part.name.endsWith('/b.xml') ? { ...part, packed, declaredBytes } : part)),
  )
}
