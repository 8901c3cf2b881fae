import { AppError } from '#kit/contract/errors.ts'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { addEmployee } from '../contract.ts'
import { attachEmployeeFiles, requireEmployeeFiles } from './files/attach-employee-files.ts'
import { answerTo, keepGuarded, rightsOf } from './guarded-employee.ts'
import { insertEmployees } from './insert-employees.ts'
import { readEmployee } from './read-employee.ts'
import { resolveEmployee } from './resolve-employee.ts'

const TAKEN: Record<Language, string> = {
  la: 'ມີພະນັກງານລະຫັດນີ້ແລ້ວ',
  en: 'Another employee has this number',
}

/** The error for a number that is taken, also by a deleted employee, who can be recovered. */
export function numberTaken(language: Language): AppError {
  return new AppError('invalid_input', { fields: { emp_number: [TAKEN[language]] } })
}

export const addOneEmployee = handle(addEmployee, async (context) => {
  const { body, language } = context
  const companyId = companyOf(context)
  const rights = rightsOf(context.session)
  const request = keepGuarded(body, null, rights, language)
  if (rights.salary === 'edit' && request.base_salary == null)
    throw new AppError('invalid_input', { fields: { base_salary: [REQUIRED[language]] } })
  return {
    data: await inCompany(context, async (tx) => {
      const person = await resolveEmployee(tx, companyId, request, language)
      await requireEmployeeFiles(tx, body, language)
      const people = [{ ...person, baseSalary: request.base_salary ?? null }]
      const ids = await insertEmployees(tx, people, actorOf(context), 'create')
      const id = ids.get(body.emp_number)
      if (id === undefined) throw numberTaken(language)
      await attachEmployeeFiles(tx, id, body, context)
      return answerTo(context.session, await readEmployee(tx, companyId, id))
    }),
  }
})
