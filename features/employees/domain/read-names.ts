import type { Words } from '#kit/contract/master-data-fields.ts'
import { normalLao } from '#kit/contract/normal-lao.ts'
import { chosen } from './cell-choices.ts'
import type { GivenCell } from './cell-fault.ts'
import { EMPLOYEE_FIELDS } from './fields/field-table.ts'
import { FULL_NAME_PARTS, IMPORT_COLUMNS } from './import-columns.ts'
import { splitName, takeTitle } from './person-title.ts'
import { isBlank } from './read-cell.ts'
import type { Understood } from './shown-value.ts'

type Cells = Readonly<Record<string, GivenCell | undefined>>

/** Cells that were made from others. */
const derived = new WeakSet<GivenCell>()

/** True for a cell that was taken out of another one, which has been told already. */
export const isDerived = (cell: GivenCell): boolean => derived.has(cell)

function cellWith(value: string): GivenCell {
  const cell = { value }
  derived.add(cell)
  return cell
}

const GENDER = IMPORT_COLUMNS.find(({ name }) => name === 'gender')

/** The gender that the sheet has; null without one. */
function genderOf(cell: GivenCell | undefined): unknown {
  return GENDER && cell && !isBlank(cell) ? (chosen(GENDER, String(cell.value)) ?? null) : null
}

const isText = (cell: GivenCell | undefined): cell is GivenCell & { value: string } =>
  typeof cell?.value === 'string' && cell.formula === undefined && cell.error === undefined && !isBlank(cell)

/**
 * Splits full names and takes titles off names: "ທ້າວ ສົມສັກ ພົມມະຈັນ" is ສົມສັກ and ພົມມະຈັນ, and male if the row does not
 * say the gender. A title that contradicts the gender stays in the name.
 */
export function readNames(cells: Cells): { cells: Cells; understood: Understood[] } {
  const read: Record<string, GivenCell | undefined> = { ...cells }
  const notes: Understood[] = []
  for (const [whole, [first, last]] of Object.entries(FULL_NAME_PARTS)) {
    const isJoined = isText(cells[whole])
    const cell = isJoined ? cells[whole] : cells[first]
    if (!isText(cell)) continue
    const gender = genderOf(read.gender)
    const titled = takeTitle(cell.value)
    const isContrary = titled.gender !== null && gender !== null && gender !== titled.gender
    const bare = isContrary ? normalLao(cell.value) : titled.name
    const parts = isJoined ? splitName(bare) : { name: bare, surname: '' }
    const isTitled = bare !== normalLao(cell.value)
    if (!isJoined && !isTitled) continue
    read[first] = cellWith(parts.name)
    if (isJoined && isBlank(read[last])) read[last] = cellWith(parts.surname)
    if (isTitled && titled.gender && gender === null) read.gender = cellWith(titled.gender)
    const toldGender = isTitled && gender === null ? titled.gender : null
    notes.push({ column: isJoined ? whole : first, from: cell.value.trim(), to: wordsOf(parts, toldGender) })
  }
  for (const whole of Object.keys(FULL_NAME_PARTS))
    if (!isText(cells[whole]) && cells[whole]) copyFault(read, whole)
  return { cells: read, understood: notes }
}

function wordsOf(
  { name, surname }: { name: string; surname: string },
  gender: 'male' | 'female' | null,
): Words {
  const words = gender ? EMPLOYEE_FIELDS.gender.options[gender] : { la: '', en: '' }
  const line = (last: string) => [name, surname, last].filter(Boolean).join(' · ')
  return { la: line(words.la), en: line(words.en) }
}

/** A formula or an error in the joined column is reported for the name. */
function copyFault(read: Record<string, GivenCell | undefined>, whole: string): void {
  const first = FULL_NAME_PARTS[whole as keyof typeof FULL_NAME_PARTS][0]
  if (isBlank(read[first])) read[first] = read[whole]
}
