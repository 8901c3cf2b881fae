import { z } from 'zod'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { ListContext } from './list-context.ts'

// tables here: those of `reference` among the fields, read where a feature declares them

const Choice = z.object({
  key: z.string(),
  la: z.string(),
  en: z.string(),
  within: z.string().nullable(),
})
type Choice = z.infer<typeof Choice>
/** The choices of every reference field. */
export type Choices = ReadonlyMap<string, readonly Choice[]>

const UNKNOWN: Record<Language, string> = { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ', en: 'Not one of the choices' }

/** Reads the reference lists of a list's fields. */
export async function readChoices({ list, tx }: ListContext): Promise<Choices> {
  const choices = new Map<string, Choice[]>()
  for (const [name, { source }] of Object.entries(list.fields)) {
    if (!source) continue
    const { table, key, names, within } = source
    choices.set(
      name,
      await tx.query(
        Choice,
        `select ${key} as key, ${names.la} as la, ${names.en} as en, ${within?.column ?? 'null'} as within from ${table}`,
      ),
    )
  }
  return choices
}

const belongs = (
  choice: Choice,
  list: ListContext['list'],
  name: string,
  values: Record<string, unknown>,
) => {
  const within = list.fields[name]?.source?.within
  return !within || !values[within.field] || values[within.field] === choice.within
}

/** The errors of fields whose reference does not exist or does not belong to the value of its parent field. */
export function referenceFaults(
  { list, language }: ListContext,
  choices: Choices,
  values: Record<string, unknown>,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  for (const [name, fieldChoices] of choices) {
    const value = values[name]
    if (value === null || value === undefined) continue
    const isKnown = fieldChoices.some((choice) => choice.key === value && belongs(choice, list, name, values))
    if (!isKnown) faults[name] = [UNKNOWN[language]]
  }
  return faults
}

/**
 * The key of the reference in a cell, by its code or its name in either language; the cell's text if there is
 * no such reference.
 */
export function findReference(
  { list }: ListContext,
  choices: Choices,
  name: string,
  text: string,
  values: Record<string, unknown>,
): string {
  const foldedText = foldLao(text)
  const match = choices
    .get(name)
    ?.filter((choice) => [choice.key, choice.la, choice.en].some((label) => foldLao(label) === foldedText))
    .find((choice) => belongs(choice, list, name, values))
  return match?.key ?? text
}
