import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import type { CompanySetting } from '#features/companies/contract.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate } from '#kit/web/query.ts'
import { createRun, type RunDetail } from '../../contract.ts'
import { monthOffset, nextPeriod, type Period, paidMonth } from '../../domain/run-period.ts'
import { useRunText } from '../text.ts'
import { RunFields } from './RunFields.tsx'
import { unlessTitleTaken } from './title-taken.ts'
import { useOverlapQuestion } from './use-overlap-question.tsx'

interface Props {
  setting: CompanySetting
  /** The period of the latest regular run, if there is one. */
  last: Period | null
  onCancel: () => void
  onSaved: (run: RunDetail) => void
}

const KINDS = ['regular', 'extra'] as const
type Kind = (typeof KINDS)[number]

/** Creates a run of the days after the last regular one, or an extra one of this month; the title follows the period until the user changes it. */
export function CreateRunForm({ setting, last, onCancel, onSaved }: Props) {
  const text = useRunText()
  const words = useKitText()
  const create = useMutate(createRun)
  const overlap = useOverlapQuestion()
  const titleOf = (period: Period, kind: Kind) => {
    const { month, year } = paidMonth(period)
    return kind === 'extra' ? text.extra.suggestedTitle(month, year) : text.suggestedTitle(month, year)
  }
  const [proposed] = useState(() => nextPeriod(last, todayInLaos()))
  const form = useContractForm(createRun.body, {
    kind: 'regular' as Kind,
    title: titleOf(proposed, 'regular'),
    from_date: proposed.from as string | null,
    to_date: proposed.to as string | null,
    mode: setting.payroll_mode,
    days_per_month: setting.days_per_month as number | '',
    hours_per_day: setting.hours_per_day as number | '',
    exchange_rate_date: null as string | null,
    item_ids: [] as number[],
    employee_ids: [] as number[],
  })

  function choose(next: Period, nextKind: Kind = form.fields.values.kind) {
    const { from_date, to_date, title, kind } = form.fields.values
    if (title === '' || title === titleOf({ from: from_date ?? '', to: to_date ?? '' }, kind))
      form.fields.setFieldValue('title', titleOf(next, nextKind))
    form.fields.setFieldValue('kind', nextKind)
    form.fields.setFieldValue('from_date', next.from)
    form.fields.setFieldValue('to_date', next.to)
  }

  return (
    <>
      <Form
        form={form}
        onCancel={onCancel}
        submitLabel={words.action.create}
        onSubmit={(body) =>
          unlessTitleTaken(
            () =>
              overlap.save(async (confirmed) => {
                const { data } = await create.mutateAsync({ body: { ...body, confirmed } })
                void toastSuccess('saved')
                onSaved(data)
              }),
            () => form.fields.setFieldError('title', text.titleTaken),
          )
        }
      >
        <SegmentedControl
          aria-label={text.field.kind}
          fullWidth
          data={KINDS.map((kind) => ({ value: kind, label: text.kind[kind] }))}
          value={form.fields.values.kind}
          onChange={(kind) =>
            choose(kind === 'extra' ? monthOffset(todayInLaos(), 0) : proposed, kind as Kind)
          }
        />
        <Text size="sm" c="dimmed">
          {text.kindHint[form.fields.values.kind]}
        </Text>
        <RunFields fields={form.fields} onPeriod={(period) => choose(period)} />
      </Form>
      {overlap.question}
    </>
  )
}
