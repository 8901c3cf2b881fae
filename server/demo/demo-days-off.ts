import type { DemoCaller } from './demo-caller.ts'

interface Kind {
  id: number
  name: string
  amount: number | null
}

/** The entitlement of the leave types of the month's leave file. */
const RIGHTS: Record<string, object> = {
  'Annual leave': { category: 'annual', amount: 15, months_before_usable: 12 },
  'Sick leave': { category: 'sick', amount: 30 },
  'Personal leave': { category: 'personal', amount: 6 },
}
const MATERNITY = { name: 'ພັກເກີດລູກ', category: 'maternity', amount: 105, is_paid: true }
const FOUNDING = {
  name_la: 'ວັນສ້າງຕັ້ງບໍລິສັດ',
  name_en: 'Founding day',
  kind: 'annual',
  counts_as: 'holiday',
  month: '8',
  month_day: 20,
  from_date: '2026-05-01',
}
/** March is paid, so days before stay unchanged. */
const FROM = '2026-05-01'

/** Adds days off of this and the next year, and leave entitlements. */
export async function fillDaysOff({ add, save, list }: DemoCaller): Promise<void> {
  for (const year of [2026, 2027]) {
    const days = await list<{ date: string }>(`/restDay/public-holidays?year=${year}`)
    await add('/restDay/public-holidays', {
      dates: days.map(({ date }) => date).filter((date) => date >= FROM),
    })
  }
  await add('/restDay', FOUNDING)
  for (const kind of await list<Kind>('/vacation')) {
    const right = RIGHTS[kind.name]
    if (right && kind.amount === null) await save(`/vacation/${kind.id}`, { ...kind, ...right })
  }
  await add('/vacation', MATERNITY)
}
