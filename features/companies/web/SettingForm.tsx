import { NumberInput, Paper, Select, Switch, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BodyGiven } from '#kit/contract/route.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { type CompanySetting, saveCompanySetting } from '../contract.ts'
import classes from './companies.module.css'
import { useCompanyText } from './text.ts'

interface Props {
  setting: CompanySetting
  onSave: (body: BodyGiven<typeof saveCompanySetting>) => Promise<void>
}

export function SettingForm({ setting, onSave }: Props) {
  const text = useCompanyText().setting
  const { can, ...initial } = setting
  const form = useContractForm(saveCompanySetting.body, initial)
  const input = form.fields.getInputProps
  const flag = (name: keyof typeof initial) => input(name, { type: 'checkbox' })
  const choice = (name: keyof typeof initial, labels: Record<string, string>) => ({
    allowDeselect: false,
    data: Object.entries(labels).map(([value, label]) => ({ value, label })),
    ...input(name),
  })
  const below = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[]
  const number = { decimalScale: 2, hideControls: true, description: text.divisor, inputWrapperOrder: below }
  return (
    <fieldset disabled={!can.includes('update')} style={{ all: 'unset', display: 'contents' }}>
      <div style={{ maxWidth: 860 }}>
        <Form form={form} onSubmit={onSave}>
          <Group title={text.pay}>
            <FieldGrid>
              <Select
                label={text.payroll_mode}
                description={text.modeHint[form.fields.values.payroll_mode]}
                inputWrapperOrder={below}
                {...choice('payroll_mode', text.modes)}
              />
            </FieldGrid>
            <FieldGrid>
              <NumberInput label={text.days_per_month} {...number} {...input('days_per_month')} />
              <NumberInput label={text.hours_per_day} {...number} {...input('hours_per_day')} />
            </FieldGrid>
          </Group>
          <Group title={text.overtime}>
            <FieldGrid>
              <Select label={text.overtime_basis} {...choice('overtime_basis', text.bases)} />
            </FieldGrid>
            <Switch label={text.night_premium} {...flag('night_premium')} />
          </Group>
          <Group title={text.law}>
            <FieldGrid>
              <Select label={text.sso_payer} {...choice('sso_payer', text.payers)} />
              <Select label={text.tax_payer} {...choice('tax_payer', text.payers)} />
            </FieldGrid>
            <Switch label={text.gross_up} {...flag('gross_up')} />
          </Group>
          <Group title={text.control}>
            <Switch label={text.two_person_approval} {...flag('two_person_approval')} />
            <Switch label={text.can_edit_scan_times} {...flag('can_edit_scan_times')} />
          </Group>
        </Form>
      </div>
    </fieldset>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" className={classes.group} aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Paper>
  )
}
