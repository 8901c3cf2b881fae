import { addDays, todayInLaos } from '#kit/contract/days.ts'
import type { DemoCaller } from './demo-caller.ts'

/** Last days that stand out today: days from now, by how the people come in the list. */
const LAST_DAYS = [2, 6, 9, -3]
interface Person {
  id: number
  end_date: string | null
}

/**
 * Some contracts that end soon and one that has ended, so that the bell has something to tell. Only where today lies after the months
 * that the demo has paid: who left before them would have had no pay. `lastPaid`: 'YYYY-MM-DD'.
 */
export async function endSomeContracts(admin: DemoCaller, lastPaid: string): Promise<void> {
  const days = LAST_DAYS.map((days) => addDays(todayInLaos(), days))
  if (days.some((day) => day <= lastPaid)) return
  const newest = await admin.list<Person>('/employee?sort=-emp_number&per_page=20')
  const people = newest.filter(({ end_date }) => end_date === null || end_date > lastPaid)
  for (const [at, end_date] of days.entries()) {
    const person = people[at]
    if (!person) return
    const { base_salary: _, ...record } = await admin.show<Record<string, unknown>>(`/employee/${person.id}`)
    await admin.save(`/employee/${person.id}`, { ...record, end_date })
  }
}
