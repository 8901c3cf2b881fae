import { decodeEscapes } from './cell-value.ts'
import { UnreadableWorkbook } from './unreadable-workbook.ts'
import { type Archive, scanPart } from './workbook-parts.ts'

/** Excel's limit for the text of one cell, in characters. */
export const longestCellText = 32_767
const maxStrings = 2_000_000
const maxCharacters = 32_000_000

/** Reads the table of texts that cells refer to. Runs of rich text are joined, phonetic guides are omitted. */
export async function readSharedStrings(archive: Archive, path: string | undefined): Promise<string[]> {
  const strings: string[] = []
  if (path === undefined) return strings
  let current = ''
  let characters = 0
  let inText = false
  let inPhonetic = false
  const open = (name: string) => {
    if (name === 'si') current = ''
    else if (name === 't') inText = !inPhonetic
    else if (name === 'rPh') inPhonetic = true
  }
  const text = (piece: string) => {
    if (!inText) return
    current += piece
    characters += piece.length
    if (current.length > longestCellText) throw tooLarge('a shared text is longer than a cell can be')
    if (characters > maxCharacters) throw tooLarge('shared texts')
  }
  const close = (name: string) => {
    if (name === 't') inText = false
    else if (name === 'rPh') inPhonetic = false
    else if (name === 'si' && strings.push(decodeEscapes(current)) > maxStrings)
      throw tooLarge('shared texts')
  }
  await scanPart(archive, path, { open, text, close })
  return strings
}

const tooLarge = (detail: string) => new UnreadableWorkbook('workbook_too_large', detail)
