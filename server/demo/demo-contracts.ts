import { addDays, todayInLaos } from '#kit/contract/days.ts'
import type { DemoCaller } from './demo-caller.ts'

/** Last days of contracts as days from today, in the order of the employees. */
const LAST_DAYS = [2, 6, 9, -3]
interface Person {
  id: number
  end_date: string | null
}

/**
 * Sets some contracts that end soon and one that has ended, as examples for notifications. Only if today is
 * after the paid months of the demo, because employees who left earlier would not have been paid. `lastPaid`:
 * 'YYYY-MM-DD'.
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
