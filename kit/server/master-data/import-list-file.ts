import { fieldMessages } from '#kit/contract/field-messages.ts'
import { keysOf } from '#kit/contract/master-data.ts'
import { defaultOf, resetUnusedFields } from '#kit/contract/master-data-fields.ts'
import type { ImportReport } from '#kit/contract/master-data-routes.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { HIDDEN_CHARACTER } from '#kit/contract/texts.ts'
import { unstorableText } from '../unstorable-text.ts'
import type { Entry } from './entry-row.ts'
import { refuseGuardedColumns } from './guarded-fields.ts'
import type { ListContext } from './list-context.ts'
import { readAll } from './read-entries.ts'
import { type ListSheet, valuesOf } from './read-list-file.ts'
import { type Choices, readChoices } from './references.ts'
import { keyText } from './same-key.ts'
import { checkApart, lockList } from './save-entry.ts'
import { valueFaults } from './value-faults.ts'
import { type EntryToWrite, writeEntries } from './write-entries.ts'

const REPEATED: Record<Language, string> = { la: 'ຊ້ຳກັບແຖວກ່ອນໜ້າ', en: 'The same as a row above' }

type BadRow = ImportReport['bad'][number]
interface Checked {
  toWrite: EntryToWrite[]
  bad: BadRow[]
  same: number
}

/**
 * Checks every row of a file and, with `commit`, writes the valid rows. Rows match entries by their key
 * fields.
 */
export async function importList(
  context: ListContext,
  sheet: ListSheet,
  commit: boolean,
): Promise<ImportReport> {
  refuseGuardedColumns(context, sheet.columns)
  await lockList(context)
  const { toWrite, bad, same } = await checkRows(context, sheet)
  if (commit) {
    await writeEntries(context, toWrite)
    await checkApart(context)
  }
  const added = toWrite.filter(({ id }) => id === undefined).length
  return { added, changed: toWrite.length - added, same, bad, committed: commit }
}

async function checkRows(context: ListContext, { rows, columns }: ListSheet): Promise<Checked> {
  const choices = await readChoices(context)
  const entriesByKey = new Map((await readAll(context)).map((entry) => [keyText(context.list, entry), entry]))
  const presets = Object.fromEntries(
    Object.entries(context.list.fields).map(([name, field]) => [name, defaultOf(field)]),
  )
  const keys = new Set<string>()
  const checked: Checked = { toWrite: [], bad: [], same: 0 }
  for (const row of rows) {
    const rowValues = valuesOf(context, choices, row, columns)
    const key = keyText(context.list, resetUnusedFields(context.list.fields, { ...presets, ...rowValues }))
    const entry = entriesByKey.get(key)
    // Columns that are missing in the file keep their values.
    const absent = entry ? fieldsBeside(context, entry, columns) : {}
    const { values, errors } = checkRow(context, choices, { ...absent, ...rowValues })
    if (errors.length === 0 && keys.has(key)) errors.push(REPEATED[context.language])
    keys.add(key)
    if (errors.length > 0) checked.bad.push({ row: row.number, label: labelOf(context, rowValues), errors })
    else if (entry && isSame(context, entry, values)) checked.same += 1
    else checked.toWrite.push({ ...(entry ? { id: entry.id } : {}), values })
  }
  return checked
}

function fieldsBeside({ list }: ListContext, entry: Entry, columns: ListSheet['columns']) {
  const present = new Set(columns.map(([, name]) => name))
  const beside = Object.keys(list.fields).filter((name) => !present.has(name))
  return Object.fromEntries(beside.map((name) => [name, entry[name]]))
}

function checkRow(context: ListContext, choices: Choices, input: Record<string, unknown>) {
  const { list, language } = context
  const parsed = list.body.safeParse(input, { reportInput: true })
  const values: Record<string, unknown> = parsed.success ? resetUnusedFields(list.fields, parsed.data) : input
  const faults = parsed.success
    ? valueFaults(context, choices, values)
    : fieldMessages(parsed.error.issues, language)
  const unstorable = unstorableText(values)
  if (unstorable !== null) faults[unstorable] = [HIDDEN_CHARACTER[language]]
  const errors = Object.entries(faults).flatMap(([name, texts]) =>
    texts.map((text) => `${list.fields[name]?.words[language] ?? name}: ${text}`),
  )
  return { values, errors }
}

const isSame = ({ list }: ListContext, entry: Entry, values: Record<string, unknown>) =>
  !entry.is_deleted &&
  Object.keys(list.fields).every((name) => (entry[name] ?? null) === (values[name] ?? null))

const labelOf = ({ list }: ListContext, values: Record<string, unknown>) =>
  keysOf(list)
    .map((name) => values[name] ?? '–')
    .join(' · ')
