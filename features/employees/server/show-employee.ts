import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showEmployee } from '../contract.ts'
import { rightsOf, withholdFrom } from './guarded-employee.ts'
import { readEmployee } from './read-employee.ts'

export const showOneEmployee = handle(showEmployee, async (context) => ({
  data: withholdFrom(
    await inCompany(context, (tx) => readEmployee(tx, companyOf(context), context.params.id)),
    rightsOf(context.session),
  ),
}))
