import { Select, Switch } from '@mantine/core'
import {
  listBranches,
  listDepartments,
  listEducationLevels,
  listEmployeeLevels,
  listJobTitles,
  listPositions,
} from '#features/master-data/contract.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useRoute } from '#kit/web/query.ts'
import { useEmployeeText } from '../text.ts'
import classes from './form.module.css'
import type { SectionProps } from './form-props.ts'
import { IdSelect } from './IdSelect.tsx'
import { Section } from './Section.tsx'

export function JobSection({ form, employee }: SectionProps) {
  const text = useEmployeeText()
  const { field, hint } = text
  const input = form.fields.getInputProps
  const branches = useRoute(listBranches)
  const departments = useRoute(listDepartments)
  const positions = useRoute(listPositions)
  const levels = useRoute(listEmployeeLevels)
  const jobTitles = useRoute(listJobTitles)
  const education = useRoute(listEducationLevels)
  const kinds = Object.entries(text.employment).map(([value, label]) => ({ value, label }))
  const own = employee?.employment_type
  const kindsOffered =
    own && !kinds.some(({ value }) => value === own) ? [...kinds, { value: own, label: own }] : kinds
  return (
    <Section title={text.section.job}>
      <FieldGrid>
        <DateField
          label={field.start_date}
          withAsterisk
          {...(!employee && {
            description: hint.start_date,
            inputWrapperOrder: ['label', 'input', 'description', 'error'],
          })}
          {...input('start_date')}
        />
        <DateField
          label={field.end_date}
          description={hint.end_date}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...input('end_date')}
        />
        <IdSelect label={field.branch} choices={branches.data?.data} {...input('company_branch_id')} />
        <IdSelect
          label={field.department}
          choices={departments.data?.data}
          {...input('company_department_id')}
        />
        <IdSelect label={field.position} choices={positions.data?.data} {...input('positionId')} />
        <IdSelect label={field.job_title} choices={jobTitles.data?.data} {...input('job_title_id')} />
        <IdSelect label={field.level} choices={levels.data?.data} {...input('level_id')} />
        <IdSelect label={field.education} choices={education.data?.data} {...input('education_level_id')} />
        <Select
          label={field.employment_type}
          allowDeselect={false}
          data={kindsOffered}
          {...input('employment_type')}
        />
      </FieldGrid>
      <div className={classes.switches}>
        <Switch label={field.is_line_manager} {...input('is_line_manager', { type: 'checkbox' })} />
      </div>
    </Section>
  )
}
