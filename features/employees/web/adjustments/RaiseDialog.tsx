import { Button, Group, NumberInput, Select, Stack, Table, TextInput } from '@mantine/core'
import { useState } from 'react'
import { KIP } from '#kit/contract/currency.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { AmountField, sameNumber } from '#kit/web/form/AmountField.tsx'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { SelectManyFromList } from '#kit/web/form/SelectFromList.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import type { Option } from '#kit/web/form/use-options.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { Amount } from '#kit/web/show/Amount.tsx'
import {
  listEmployees,
  type PlannedRaise,
  type RaiseInput,
  type RaiseWarning,
  raiseSalaries,
} from '../../contract.ts'
import { CurrencySelect } from '../CurrencySelect.tsx'
import { AskButton } from './AskButton.tsx'
import { raiseAsking } from './asking.ts'
import { RaiseWarnings } from './RaiseWarnings.tsx'
import { useAdjustmentText } from './text.ts'

/** What the dialog begins with, such as an adjustment back. */
export interface RaiseStart {
  employee_id?: number
  effective_date?: string
  target_salary?: number
  currency?: string
  /** The employee with a label, if the list of employees may not contain the person yet. */
  chosen?: Option
}

interface Review {
  body: RaiseInput
  rows: readonly PlannedRaise[]
  warnings: readonly RaiseWarning[]
}

interface DialogProps {
  start: RaiseStart
  onClose: () => void
  /** They were sent for approval; without it the dialog is only closed. */
  onAsked?: () => void
}

/** Adjusts the salary of one person or several: first the values, then the new salaries with warnings, then it is sent for approval or stored. */
export function RaiseDialog({ start, onClose, onAsked = onClose }: DialogProps) {
  const text = useAdjustmentText()
  const [review, setReview] = useState<Review>()
  const raise = useMutate(raiseSalaries)
  const form = useContractForm(raiseSalaries.body, {
    employee_ids: start.employee_id ? [start.employee_id] : ([] as number[]),
    effective_date: (start.effective_date ?? null) as string | null,
    raise: {
      kind: 'to' as RaiseInput['raise']['kind'],
      value: (start.target_salary ?? '') as number | '',
      currency: start.currency ?? KIP,
      round_to: 1,
    },
    remark: '',
  })

  async function send(body: Parameters<typeof raise.mutateAsync>[0]['body']) {
    const { data } = await raise.mutateAsync({ body: { ...body, confirmed: false } })
    setReview({ body: body as RaiseInput, rows: data.rows, warnings: data.warnings })
  }
  async function store(body: RaiseInput) {
    const { data } = await raise.mutateAsync({ body: { ...body, confirmed: true } })
    void toastSuccess(text.stored(formatNumber(data.recorded ?? 0, 0)))
    onClose()
  }

  return (
    <EditModal opened onClose={onClose} title={text.add}>
      {review ? (
        <ReviewStep
          review={review}
          isSending={raise.isPending}
          onBack={() => setReview(undefined)}
          onStore={() => void store(review.body).catch(toastError)}
          onAsked={onAsked}
        />
      ) : (
        <Form form={form} submitLabel={text.preview} onCancel={onClose} onSubmit={send}>
          <SelectManyFromList
            route={listEmployees}
            labelOf={({ emp_number, name, surname }) => `${emp_number} · ${name} ${surname}`.trim()}
            label={text.people}
            withAsterisk
            {...(start.chosen && { chosen: [start.chosen] })}
            {...form.fields.getInputProps('employee_ids')}
          />
          <RaiseFields form={form.fields as never} />
        </Form>
      )}
    </EditModal>
  )
}

const ROUNDINGS = [1, 1000, 5000, 10_000, 50_000, 100_000]

interface FieldsProps {
  form: {
    values: {
      raise: { kind: RaiseInput['raise']['kind']; value: number | ''; currency: string; round_to: number }
    }
    getInputProps: (name: string) => Record<string, unknown>
    setFieldValue: (name: string, value: unknown) => void
  }
}

function RaiseFields({ form }: FieldsProps) {
  const text = useAdjustmentText()
  const { kind, round_to, value, currency } = form.values.raise
  const input = form.getInputProps
  return (
    <>
      <FieldGrid columns={2}>
        <DateField label={text.effectiveDate} withAsterisk {...input('effective_date')} />
        <Select
          label={text.how}
          allowDeselect={false}
          data={Object.entries(text.kinds).map(([value, label]) => ({ value, label }))}
          {...input('raise.kind')}
        />
      </FieldGrid>
      <FieldGrid columns={2}>
        {kind === 'percent' ? (
          <NumberInput
            label={text.value.percent}
            withAsterisk
            suffix=" %"
            decimalScale={2}
            {...input('raise.value')}
          />
        ) : (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <AmountField
              style={{ flex: 1 }}
              label={text.value[kind]}
              withAsterisk
              currency={currency}
              {...(kind === 'by' && { min: -99_999_999_999 })}
              {...input('raise.value')}
            />
            <CurrencySelect
              w={92}
              label={text.currency}
              {...input('raise.currency')}
              value={currency}
              onChange={(next) => {
                form.setFieldValue('raise.value', sameNumber(value, currency, next))
                form.setFieldValue('raise.currency', next)
              }}
            />
          </Group>
        )}
        {kind !== 'to' && (
          <Select
            label={text.roundTo}
            allowDeselect={false}
            data={ROUNDINGS.map((unit) => ({ value: String(unit), label: formatNumber(unit, 0) }))}
            value={String(round_to)}
            onChange={(unit) => form.setFieldValue('raise.round_to', Number(unit))}
          />
        )}
      </FieldGrid>
      <TextInput label={text.remark} maxLength={200} {...input('remark')} />
    </>
  )
}

interface ReviewProps {
  review: Review
  isSending: boolean
  onBack: () => void
  onStore: () => void
  onAsked: () => void
}

function ReviewStep({ review, isSending, onBack, onStore, onAsked }: ReviewProps) {
  const text = useAdjustmentText()
  const asking = raiseAsking()
  return (
    <Stack gap="md">
      <RaiseWarnings warnings={review.warnings} />
      <Table.ScrollContainer minWidth={420} mah={360}>
        <Table withTableBorder verticalSpacing={6} aria-label={text.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.employee}</Table.Th>
              <Table.Th ta="end">{text.before}</Table.Th>
              <Table.Th ta="end">{text.after}</Table.Th>
              <Table.Th ta="end">{text.change}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {review.rows.map((row) => (
              <Table.Tr key={row.employee_id}>
                <Table.Td>{`${row.emp_number} · ${row.employee_name}`}</Table.Td>
                <Table.Td ta="end">
                  <Amount amount={row.current} currency={row.current_currency} />
                </Table.Td>
                <Table.Td ta="end">
                  <Amount amount={row.target} currency={row.currency} strong />
                </Table.Td>
                <Table.Td ta="end">
                  {row.currency === row.current_currency ? (
                    <Amount amount={row.target - row.current} currency={row.currency} />
                  ) : (
                    '–'
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={isSending}>
          {text.back}
        </Button>
        <Button loading={isSending} onClick={onStore} {...(asking && { variant: 'default' })}>
          {text.store(formatNumber(review.rows.length, 0))}
        </Button>
        {asking && (
          <AskButton asking={asking} body={review.body} count={review.rows.length} onDone={onAsked} />
        )}
      </Group>
    </Stack>
  )
}
