import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Options } from './fields/field-kinds.ts'
import type { ImportColumn } from './import-columns.ts'
import { NATIONALITIES } from './nationalities.ts'

const folded = <V>(choices: readonly (readonly [text: string, value: V])[]) =>
  new Map(choices.map(([text, value]) => [foldLao(text), value]))

const yes = [
  'yes',
  'y',
  'true',
  '1',
  'x',
  '✓',
  '✔',
  '√',
  'ok',
  'ແມ່ນ',
  'ມີ',
  'ເສຍ',
  'ເຂົ້າ',
  'ແລ້ວ',
  'ເຂົ້າແລ້ວ',
  'ມີແລ້ວ',
  'ຫັກ',
]
const no = ['no', 'n', 'false', '0', 'ບໍ່ແມ່ນ', 'ບໍ່', 'ບໍ່ມີ', 'ບໍ່ເສຍ', 'ບໍ່ເຂົ້າ', 'ຍັງ', 'ຍັງບໍ່ເຂົ້າ', 'ຍັງບໍ່ມີ', 'ບໍ່ຫັກ']
const FLAGS = folded([
  ...yes.map((text) => [text, true] as const),
  ...no.map((text) => [text, false] as const),
])
const NATIONS = folded(NATIONALITIES.flatMap(({ name, la }) => [[name, name] as const, [la, name] as const]))

const byOptions = new WeakMap<Options, Map<string, string>>()

/** The values of a choice by every accepted text: the value itself, its labels and other spellings. */
function textsOf(options: Options): Map<string, string> {
  const known = byOptions.get(options)
  if (known) return known
  const texts = folded(
    Object.entries(options).flatMap(([value, { la, en, also = [] }]) =>
      [value, la, en, ...also].map((text) => [text, value] as const),
    ),
  )
  byOptions.set(options, texts)
  return texts
}

/** The value for a text in a column of choices, ignoring case and Lao spelling; undefined if there is none. */
export function chosen({ kind, options }: ImportColumn, text: string): string | boolean | undefined {
  if (kind === 'flag') return FLAGS.get(foldLao(text))
  if (kind === 'nationality') return NATIONS.get(foldLao(text))
  const folded = foldLao(text)
  return options && (textsOf(options).get(folded) ?? textsOf(options).get(folded.replace(/\s*\.$/, '')))
}
