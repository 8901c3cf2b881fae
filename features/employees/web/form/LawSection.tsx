import { NumberInput, Switch, TextInput } from '@mantine/core'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useEmployeeText } from '../text.ts'
import classes from './form.module.css'
import type { SectionProps } from './form-props.ts'
import { ListField } from './ListField.tsx'
import { Section } from './Section.tsx'

/** Social security and tax, clocking in, and the days of leave that the employee is entitled to. */
export function LawSection({ form }: SectionProps) {
  const text = useEmployeeText()
  const { field } = text
  const input = form.fields.getInputProps
  const flag = (name: string) => input(name, { type: 'checkbox' })
  const days = { min: 0, max: 366, decimalScale: 1, hideControls: true }
  return (
    <>
      <Section title={text.section.law}>
        <div className={classes.switches}>
          <Switch label={field.is_sso} {...flag('is_sso')} />
          <Switch label={field.include_salary_tax} {...flag('include_salary_tax')} />
        </div>
        <FieldGrid>
          <TextInput label={field.sso_number} maxLength={30} {...input('sso_number')} />
        </FieldGrid>
      </Section>
      <Section title={text.section.clock}>
        <div className={classes.switches}>
          <Switch label={field.finger_scan} {...flag('finger_scan')} />
          <Switch label={field.scan_outside} {...flag('scan_outside')} />
        </div>
      </Section>
      <Section title={text.section.leave}>
        <ListField
          three
          count={form.fields.values.employee_holidays.length}
          max={50}
          addLabel={text.addLeave}
          onAdd={() => form.fields.insertListItem('employee_holidays', { type: '', days: '', used: 0 })}
          onRemove={(index) => form.fields.removeListItem('employee_holidays', index)}
          line={(index) => (
            <>
              <TextInput
                aria-label={field.leave_type}
                placeholder={field.leave_type}
                maxLength={100}
                {...input(`employee_holidays.${index}.type`)}
              />
              <NumberInput
                aria-label={field.leave_days}
                placeholder={field.leave_days}
                {...days}
                {...input(`employee_holidays.${index}.days`)}
              />
              <NumberInput
                aria-label={field.leave_used}
                placeholder={field.leave_used}
                {...days}
                {...input(`employee_holidays.${index}.used`)}
              />
            </>
          )}
        />
      </Section>
    </>
  )
}
