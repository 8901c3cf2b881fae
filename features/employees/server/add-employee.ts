import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { addEmployee } from '../contract.ts'
import { insertEmployees } from './insert-employees.ts'
import { readEmployee } from './read-employee.ts'
import { resolveEmployee } from './resolve-employee.ts'

const TAKEN: Record<Language, string> = {
  la: 'ມີພະນັກງານລະຫັດນີ້ແລ້ວ',
  en: 'Another employee has this number',
}

/** The error of a number that is taken, by a deleted employee too: the record may come back. */
export function numberTaken(language: Language): AppError {
  return new AppError('invalid_input', { fields: { emp_number: [TAKEN[language]] } })
}

export const addOneEmployee = handle(addEmployee, async (context) => {
  const { body, language } = context
  const companyId = companyOf(context)
  return {
    data: await inCompany(context, async (tx) => {
      const person = await resolveEmployee(tx, companyId, body, language)
      const people = [{ ...person, baseSalary: body.base_salary }]
      const ids = await insertEmployees(tx, people, actorOf(context), 'create')
      const id = ids.get(body.emp_number)
      if (id === undefined) throw numberTaken(language)
      return readEmployee(tx, companyId, id)
    }),
  }
})
