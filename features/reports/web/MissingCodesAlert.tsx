import { Anchor, List } from '@mantine/core'
import { Link } from 'react-router'
import { useMay } from '#kit/web/access.ts'
import { FoldedAlert } from '#kit/web/feedback/FoldedAlert.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import type { MissingCodes } from '../contract.ts'
import { useReportText } from './text.ts'

interface Props {
  missing: MissingCodes
  of: 'sso' | 'tax'
}

/** What the form of an authority lacks, with links to enter it; nothing if it is complete. */
export function MissingCodesAlert({ missing, of }: Props) {
  const text = useReportText().missing
  const language = useLanguage()
  const mayOpen = useMay()('view-employee')
  const { company, employees, people } = missing
  if (!company && employees === 0) return null
  const rest = employees - people.length
  return (
    <FoldedAlert title={text.title}>
      <List size="sm" spacing={4}>
        {company && (
          <List.Item>
            {text[company]}{' '}
            <Anchor component={Link} to={href('company.setting')} size="sm" display="block">
              {text.toSettings}
            </Anchor>
          </List.Item>
        )}
        {employees > 0 && (
          <List.Item>
            {text[of](formatNumber(employees, 0))}{' '}
            {people.map(({ employee_id, emp_number, name, en_name }, at) => {
              const label = `${emp_number} ${(language === 'en' && en_name) || name}`
              return (
                <span key={employee_id}>
                  {at > 0 && ', '}
                  {mayOpen ? (
                    <Anchor
                      component={Link}
                      to={href('employee.edit', { employee_id })}
                      size="sm"
                      underline="always"
                    >
                      {label}
                    </Anchor>
                  ) : (
                    label
                  )}
                </span>
              )
            })}
            {rest > 0 && ` ${text.more(formatNumber(rest, 0))}`}
          </List.Item>
        )}
      </List>
    </FoldedAlert>
  )
}
