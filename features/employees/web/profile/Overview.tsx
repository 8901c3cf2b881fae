import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { downloadResume, type EmployeeDetail } from '../../contract.ts'
import type { FormSection } from '../../domain/fields/employee-field.ts'
import { useFieldText } from '../field-text.ts'
import type { FormPart } from '../form/EmployeeForm.tsx'
import { valuesOf } from '../form/employee-values.ts'
import { useEmployeeText } from '../text.ts'
import { ReadSection, SectionFacts } from './ReadSection.tsx'
import { SectionColumns } from './SectionColumns.tsx'

interface Props {
  employee: EmployeeDetail
  onEdit: ((part: FormPart) => void) | undefined
}

type Title = Exclude<FormPart, 'all'>
const PARTS: readonly (readonly [part: Title, sections: readonly FormSection[]])[] = [
  ['person', ['person', 'identity']],
  ['contact', ['contact', 'emergency']],
  ['address', ['address']],
]

/** Person, contact and address, and the résumé. */
export function Overview({ employee, onEdit }: Props) {
  const { section } = useEmployeeText()
  const values = valuesOf(employee)
  const { label } = useFieldText()
  const { resume } = employee
  const [person, ...others] = PARTS.map(([part, sections]) => (
    <ReadSection key={part} title={section[part]} onEdit={onEdit && (() => onEdit(part))}>
      <SectionFacts values={values} sections={sections} />
    </ReadSection>
  ))
  const file = resume && (
    <ReadSection key="resume" title={label('resumeFile')} onEdit={undefined}>
      <Button
        variant="default"
        leftSection={<IconDownload size={17} />}
        onClick={() => void download(downloadResume, { params: { id: employee.id } }).catch(toastError)}
      >
        {resume.name}
      </Button>
    </ReadSection>
  )
  return <SectionColumns left={[person]} right={[...others, file]} />
}
