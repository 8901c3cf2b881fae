import { Alert, NumberInput, Paper, Select, Switch, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BodyInput } from '#kit/contract/route.ts'
import { call } from '#kit/web/client.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { type CompanySetting, saveCompanySetting, showCompanySetting } from '../contract.ts'
import classes from './companies.module.css'
import { LogoField } from './LogoField.tsx'
import { useCompanyText } from './text.ts'

interface Props {
  setting: CompanySetting
  onSave: (body: BodyInput<typeof saveCompanySetting>) => Promise<void>
}

/** What the form edits: without what the server says about it. */
const fieldsOf = ({ can: _, has_factors: __, approver_count: ___, ...fields }: CompanySetting) => fields

/**
 * The settings that the product obeys. Approval numbers and mails of requests are stored, and are offered together with the screens that
 * use them.
 */
export function SettingForm({ setting, onSave }: Props) {
  const text = useCompanyText().setting
  const { can, has_factors, approver_count } = setting
  const initial = fieldsOf(setting)
  const form = useContractForm(saveCompanySetting.body, initial, {
    record: 'company-setting',
    latest: async () => fieldsOf((await call(showCompanySetting)).data),
    readings: {
      payroll_mode: { show: (mode: CompanySetting['payroll_mode']) => text.modes[mode] },
      exchange_rate_day: { show: (day: CompanySetting['exchange_rate_day']) => text.rateDays[day] },
      overtime_basis: { show: (basis: CompanySetting['overtime_basis']) => text.bases[basis] },
      sso_payer: { show: (payer: CompanySetting['sso_payer']) => text.payers[payer] },
      tax_payer: { show: (payer: CompanySetting['tax_payer']) => text.payers[payer] },
    },
  })
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
      <div style={{ maxWidth: 'var(--champa-width-lg)' }}>
        <Form form={form} onSubmit={onSave} changesOnly>
          <Group title={text.company}>
            <LogoField
              value={form.fields.values.logo}
              initial={setting.logo}
              onChange={(id) => form.fields.setFieldValue('logo', id)}
              error={form.fields.errors.logo as string | undefined}
            />
          </Group>
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
            <FieldGrid>
              <NumberInput
                label={text.net_review_percent}
                {...number}
                description={text.netReviewHint}
                decimalScale={0}
                suffix=" %"
                {...input('net_review_percent')}
              />
              <NumberInput
                label={text.pay_day}
                {...number}
                description={text.payDayHint}
                decimalScale={0}
                {...input('pay_day')}
              />
            </FieldGrid>
            <FieldGrid>
              <NumberInput
                label={text.difference_months}
                {...number}
                description={text.differenceHint}
                decimalScale={0}
                max={13}
                suffix={text.monthsSuffix}
                {...input('difference_months')}
              />
              <Select
                label={text.exchange_rate_day}
                description={text.rateDayHint}
                inputWrapperOrder={below}
                {...choice('exchange_rate_day', text.rateDays)}
              />
            </FieldGrid>
          </Group>
          <Group title={text.overtime}>
            <FieldGrid>
              <Select label={text.overtime_basis} {...choice('overtime_basis', text.bases)} />
            </FieldGrid>
            <Switch label={text.night_premium} {...flag('night_premium')} />
            <Switch
              label={text.overtime_must_be_before}
              description={text.mustBeBeforeHint}
              {...flag('overtime_must_be_before')}
            />
            <FieldGrid>
              <NumberInput
                label={text.overtime_ask_until_days}
                {...number}
                description={text.askUntilHint}
                decimalScale={0}
                max={62}
                suffix={text.days}
                disabled={form.fields.values.overtime_must_be_before}
                {...input('overtime_ask_until_days')}
              />
              <NumberInput
                label={text.overtime_min_minutes}
                {...number}
                description={text.minMinutesHint}
                decimalScale={0}
                max={480}
                suffix={text.minutesSuffix}
                {...input('overtime_min_minutes')}
              />
            </FieldGrid>
            <FieldGrid>
              <NumberInput
                label={text.comp_expires_days}
                {...number}
                description={text.compExpiresHint}
                decimalScale={0}
                max={1100}
                suffix={text.days}
                {...input('comp_expires_days')}
              />
            </FieldGrid>
            <Switch
              label={text.comp_pays_out}
              description={text.compPaysOutHint}
              {...flag('comp_pays_out')}
            />
          </Group>
          <Group title={text.law}>
            <FieldGrid>
              <Select label={text.sso_payer} {...choice('sso_payer', text.payers)} />
              <Select label={text.tax_payer} {...choice('tax_payer', text.payers)} />
            </FieldGrid>
            <Switch label={text.gross_up} {...flag('gross_up')} />
            <Switch
              label={text.severance_taxable}
              description={text.severanceHint}
              {...flag('severance_taxable')}
            />
            <FieldGrid>
              <TextInput
                label={text.sso_enterprise_code}
                description={text.enterpriseHint}
                inputWrapperOrder={below}
                maxLength={30}
                {...input('sso_enterprise_code')}
              />
              <TextInput
                label={text.tax_number}
                description={text.taxNumberHint}
                inputWrapperOrder={below}
                maxLength={25}
                {...input('tax_number')}
              />
            </FieldGrid>
          </Group>
          <Group title={text.approvals}>
            <Switch label={text.hr_approves_overtime} {...flag('hr_approves_overtime')} />
            <Switch label={text.cancel_needs_approval} {...flag('cancel_needs_approval')} />
            <Switch
              label={text.decide_by_mail}
              description={text.decideByMailHint}
              {...flag('decide_by_mail')}
            />
            <FieldGrid>
              <NumberInput
                label={text.escalate_after_days}
                {...number}
                description={text.escalateHint}
                decimalScale={0}
                max={60}
                suffix={text.days}
                {...input('escalate_after_days')}
              />
              <NumberInput
                label={text.remind_hour}
                {...number}
                description={text.remindHint}
                decimalScale={0}
                max={23}
                suffix={text.hourSuffix}
                {...input('remind_hour')}
              />
            </FieldGrid>
          </Group>
          <Group title={text.people}>
            <FieldGrid>
              <NumberInput
                label={text.contract_notice_days}
                {...number}
                description={text.contractHint}
                decimalScale={0}
                suffix={text.days}
                {...input('contract_notice_days')}
              />
              <DateField
                label={text.carry_over_valid_until}
                description={text.carryOverHint}
                {...input('carry_over_valid_until')}
              />
            </FieldGrid>
          </Group>
          <Group title={text.control}>
            <Switch
              label={text.two_person_approval}
              description={text.twoPeopleHint}
              {...flag('two_person_approval')}
            />
            {form.fields.values.two_person_approval && approver_count < 2 && (
              <Alert color="yellow" variant="light">
                {text.fewApprovers(approver_count)}
              </Alert>
            )}
            <Switch
              label={text.require_second_factor}
              description={has_factors ? text.factorHint : undefined}
              {...flag('require_second_factor')}
              // If it was turned on before the key was lost, it can still be turned off.
              disabled={!has_factors && !form.fields.values.require_second_factor}
            />
            {!has_factors && (
              <Alert color="yellow" variant="light">
                {text.noFactors}
              </Alert>
            )}
            <Switch label={text.can_edit_scan_times} {...flag('can_edit_scan_times')} />
          </Group>
          <Group title={text.start}>
            <Switch
              label={text.show_first_steps}
              description={text.firstStepsHint}
              {...flag('show_first_steps')}
            />
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
