import { readCountryHolidays } from '#features/master-data/server/index.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type PaymentDayWarning, checkPaymentDay as route } from '../../contract.ts'
import { bankClosure } from '../../domain/payment-day.ts'
import { loadRun } from '../runs/run-record.ts'

/** Holidays only for women are no bank holidays. */
export const checkPaymentDay = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { day } = context.query
    await loadRun(tx, companyOf(context), context.params.id)
    const holidays = await readCountryHolidays(tx, Number(day.slice(0, 4)))
    const closure = bankClosure(day)
    const warnings: PaymentDayWarning[] = closure ? [{ code: closure, name_la: '', name_en: '' }] : []
    for (const { date, for_whom, name_la, name_en } of holidays)
      if (date === day && for_whom === 'all') warnings.push({ code: 'public_holiday', name_la, name_en })
    return { data: warnings }
  }),
)
