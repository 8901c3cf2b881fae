import { foldLao } from '#kit/contract/lao-folding.ts'
import type { ColumnKind } from './import-columns.ts'
import { NATIONALITIES } from './nationalities.ts'

/** What may stand in a cell and what it means; whatever case and spelling of Lao. */
export const CHOICES: Partial<Record<ColumnKind, Record<string, string | boolean>>> = {
  flag: {
    yes: true,
    y: true,
    true: true,
    1: true,
    ແມ່ນ: true,
    ມີ: true,
    ເສຍ: true,
    no: false,
    n: false,
    false: false,
    0: false,
    ບໍ່ແມ່ນ: false,
    ບໍ່: false,
    ບໍ່ມີ: false,
    ບໍ່ເສຍ: false,
  },
  gender: { male: 'male', m: 'male', ຊາຍ: 'male', female: 'female', f: 'female', ຍິງ: 'female' },
  card_type: {
    'identity card': 'identity card',
    'id card': 'identity card',
    ບັດປະຈຳຕົວ: 'identity card',
    'family record': 'family record',
    'family book': 'family record',
    ປື້ມສຳມະໂນຄົວ: 'family record',
    'social security card': 'family record',
    passport: 'passport',
    ໜັງສືເດີນທາງ: 'passport',
    ໜັງສືຜ່ານແດນ: 'passport',
  },
  nationality: Object.fromEntries(
    NATIONALITIES.flatMap(({ name, la }) => [
      [name, name],
      [la, name],
    ]),
  ),
}
const FOLDED = new Map(
  Object.entries(CHOICES).map(([kind, choices]) => [
    kind,
    new Map(Object.entries(choices).map(([text, value]) => [foldLao(text), value])),
  ]),
)

/** The meaning of a text in a column of choices; undefined for none. */
export function chosen(kind: ColumnKind, text: string): string | boolean | undefined {
  return FOLDED.get(kind)?.get(foldLao(text))
}
