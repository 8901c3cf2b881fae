import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showEmployee } from '../contract.ts'
import { answerTo } from './guarded-employee.ts'
import { readEmployee } from './read-employee.ts'

export const showOneEmployee = handle(showEmployee, async (context) => ({
  data: answerTo(
    context.session,
    await inCompany(context, (tx) => readEmployee(tx, companyOf(context), context.params.id)),
  ),
}))
