import { handle, inCompany } from '#kit/server/handler.ts'
import { nextEmployeeNumber } from '../../contract.ts'
import { proposeNumbers } from './number-rows.ts'

export const proposeNextNumber = handle(nextEmployeeNumber, async (context) => {
  const [emp_number = ''] = await inCompany(context, (tx) => proposeNumbers(tx, 1))
  return { data: { emp_number } }
})
