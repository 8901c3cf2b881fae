import type { Tx } from '#kit/database/database.ts'

/** The usual types of business, with their English description. */
const USUAL_TYPES = [
  ['ການຜະລິດ', 'Manufacturing'],
  ['ກະສິກຳ', 'Agriculture'],
  ['ໂຮງແຮມ ແລະ ການທ່ອງທ່ຽວ', 'Hotels and tourism'],
  ['ຮ້ານອາຫານ', 'Restaurants'],
  ['ການຄ້າ', 'Trade'],
  ['ການກໍ່ສ້າງ', 'Construction'],
  ['ການຂົນສົ່ງ', 'Transport'],
  ['ການເງິນ', 'Finance'],
  ['ພະລັງງານ ແລະ ບໍ່ແຮ່', 'Energy and mining'],
  ['ເຕັກໂນໂລຊີ', 'Technology'],
  ['ການສຶກສາ', 'Education'],
  ['ສາທາລະນະສຸກ', 'Health'],
  ['ການບໍລິການ', 'Services'],
] as const

/** Adds the usual types of business if there are none: a provider keeps own names. `tx` is the provider's. */
export const seedBusinessTypes = (tx: Tx): Promise<number> =>
  tx.execute(
    `insert into business_type (name, description) select * from unnest($1::text[], $2::text[])
     where not exists (select from business_type) on conflict (name) do nothing`,
    [USUAL_TYPES.map(([name]) => name), USUAL_TYPES.map(([, description]) => description)],
  )
