import { Select } from '@mantine/core'
import { useState } from 'react'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { call } from '#kit/web/client.ts'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import {
  type BilledCompany,
  createInvoice,
  type InvoiceDetail,
  listBilledCompanies,
  type OfferedPackage,
} from '../contract.ts'
import { PAYMENT_DAYS } from '../domain/due-day.ts'
import { fittingPackage } from '../domain/fitting-package.ts'
import { vatRateOn } from '../domain/vat-rates.ts'
import { InvoiceFields } from './InvoiceFields.tsx'
import { monthChoices, thisMonth } from './months.ts'
import { useInvoiceText } from './text.ts'

interface Props {
  packages: readonly OfferedPackage[]
  onCancel: () => void
  onSaved: (invoice: InvoiceDetail) => void
}

/** One invoice: the company determines the number of users, and this the package. */
export function CreateInvoiceForm({ packages, onCancel, onSaved }: Props) {
  const text = useInvoiceText()
  const words = useKitText()
  const [company, setCompany] = useState<BilledCompany>()
  const create = useMutate(createInvoice)
  const form = useContractForm(createInvoice.body, {
    company_id: null as number | null,
    month: thisMonth(),
    package_id: null as number | null,
    user_count: '' as number | '',
    discount: 0 as number | '',
    due_on: addDays(todayInLaos(), PAYMENT_DAYS) as string | null,
    remark: '',
  })
  const { fields } = form

  /** Sets the users and the package of a company in a month; an answer that arrives after another selection is ignored. */
  async function choose(company_id: number | null, month: string) {
    fields.setValues({ company_id, month })
    if (company_id === null) return setCompany(undefined)
    try {
      const [billed] = (await call(listBilledCompanies, { query: { company_id, month } })).data
      const now = fields.getValues()
      if (!billed || now.company_id !== company_id || now.month !== month) return
      setCompany(billed)
      fields.setFieldValue('user_count', billed.employee_count)
      fields.setFieldValue('package_id', fittingPackage(packages, billed.employee_count)?.id ?? null)
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Form
      form={form}
      onCancel={onCancel}
      submitLabel={words.action.create}
      onSubmit={async (body) => {
        try {
          const { data } = await create.mutateAsync({ body })
          void toastSuccess(text.created)
          onSaved(data)
        } catch (thrown) {
          if (!(thrown instanceof ApiError && thrown.code === 'invoice_exists')) throw thrown
          fields.setFieldError('month', text.exists(String(thrown.details.number)))
        }
      }}
    >
      <SelectFromList
        label={text.field.company}
        withAsterisk
        route={listBilledCompanies}
        labelOf={(row) => row.name}
        {...fields.getInputProps('company_id')}
        onChange={(id) => void choose(id, fields.getValues().month)}
      />
      <InvoiceFields
        fields={fields}
        packages={packages}
        vatRate={company?.is_vat_registered ? vatRateOn(todayInLaos()).rate : null}
        month={
          <Select
            label={text.field.month}
            withAsterisk
            searchable
            allowDeselect={false}
            data={monthChoices()}
            {...fields.getInputProps('month')}
            onChange={(month) => month && void choose(fields.getValues().company_id, month)}
          />
        }
        usersHint={company && usersHint(company, text)}
      />
    </Form>
  )
}

function usersHint(company: BilledCompany, text: ReturnType<typeof useInvoiceText>): string {
  const now = text.usersNow(formatNumber(company.employee_count, 0))
  if (company.last_user_count === null) return now
  return `${now} · ${text.usersLast(formatNumber(company.last_user_count, 0))}`
}
