import { NumberInput, Select, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { KipField } from '#kit/web/form/KipField.tsx'
import type { SharedFields } from '#kit/web/form/shared-fields.ts'
import { formatKip } from '#kit/web/format.ts'
import type { Invoice, OfferedPackage } from '../contract.ts'
import { bandText, fittingPackage } from '../domain/fitting-package.ts'
import { discountOf, invoiceSums, termsFault } from '../domain/invoice-sums.ts'
import { SumLines } from './SumLines.tsx'
import { useInvoiceText } from './text.ts'

export interface TermsValues {
  package_id: number | null
  user_count: number | ''
  discount: number | ''
  due_on: string | null
  remark: string
}

interface Props {
  fields: SharedFields<TermsValues>
  packages: readonly OfferedPackage[]
  vatRate: Invoice['vat_rate']
  /** The known numbers of the company's users. */
  usersHint?: ReactNode
  /** If the month must still be selected. */
  month?: ReactNode
}

const MAX_USERS = 100_000

/** The inputs of an invoice. The number of users determines the package until the user selects another; the totals are updated immediately. */
export function InvoiceFields({ fields, packages, vatRate, usersHint, month }: Props) {
  const text = useInvoiceText()
  const [percent, setPercent] = useState<number | ''>('')
  const { values } = fields
  const users = values.user_count || 0
  const chosen = packages.find(({ id }) => id === values.package_id) ?? null
  const applyPercent = (share: number | '', count: number, own: OfferedPackage | null) => {
    if (share !== '' && own) fields.setFieldValue('discount', discountOf(own.price_per_user * count, share))
  }
  const changeUsers = (next: string | number) => {
    const count = typeof next === 'number' ? next : 0
    const fitting = fittingPackage(packages, count)
    fields.setFieldValue('user_count', next)
    fields.setFieldValue('package_id', fitting?.id ?? null)
    applyPercent(percent, count, fitting)
  }
  const changePackage = (id: string | null) => {
    const own = packages.find((one) => String(one.id) === id) ?? null
    fields.setFieldValue('package_id', own?.id ?? null)
    applyPercent(percent, users, own)
  }
  const discount = values.discount || 0
  const terms = chosen && { pricePerUser: chosen.price_per_user, userCount: users, discount, vatRate }
  return (
    <>
      <FieldGrid columns={2}>
        {month}
        <DateField label={text.field.due} withAsterisk {...fields.getInputProps('due_on')} />
      </FieldGrid>
      <FieldGrid columns={2}>
        <NumberInput
          label={text.field.users}
          description={usersHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withAsterisk
          min={1}
          max={MAX_USERS}
          allowDecimal={false}
          thousandSeparator=","
          {...fields.getInputProps('user_count')}
          onChange={changeUsers}
        />
        <Select
          label={text.field.package}
          withAsterisk
          allowDeselect={false}
          placeholder={users > 0 ? text.noPackage : ''}
          data={packages.map((one) => ({
            value: String(one.id),
            label: `${text.users(bandText(one))} · ${formatKip(one.price_per_user)}`,
          }))}
          {...fields.getInputProps('package_id')}
          value={chosen ? String(chosen.id) : null}
          onChange={changePackage}
        />
        <KipField
          label={text.field.discount}
          {...fields.getInputProps('discount')}
          onChange={(next) => {
            setPercent('')
            fields.setFieldValue('discount', next)
          }}
        />
        <NumberInput
          label={text.field.percent}
          min={0}
          max={100}
          decimalScale={2}
          suffix="%"
          hideControls
          value={percent}
          onChange={(next) => {
            const share = typeof next === 'number' ? next : ''
            setPercent(share)
            applyPercent(share, users, chosen)
          }}
        />
      </FieldGrid>
      <Textarea
        label={text.field.remark}
        autosize
        minRows={1}
        maxLength={500}
        {...fields.getInputProps('remark')}
      />
      {terms && users > 0 && termsFault(terms) === null && (
        <SumLines
          sums={{
            price_per_user: terms.pricePerUser,
            user_count: users,
            discount,
            vat_rate: vatRate,
            ...invoiceSums(terms),
          }}
        />
      )}
    </>
  )
}
