import type { ComponentProps } from 'react'
import type { ListRoute } from '#kit/contract/lists.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { PERSON_LOOK } from './PersonCell.tsx'
import { ReportFilters } from './ReportFilters.tsx'

type Props<R extends ListRoute> = ComponentProps<typeof ReportScreen<R>>

/** The screen of a report about employees: the rows show the employee with the picture, and the filters follow from the declaration. */
export function ReportPage<const R extends ListRoute>({
  looks,
  ...props
}: Omit<Props<R>, 'rowKey'> & Partial<Pick<Props<R>, 'rowKey'>>) {
  return (
    <ReportScreen<R>
      rowKey={({ id, employee_id, work_date }) => [id ?? employee_id, work_date].join(' ')}
      filters={(state) => <ReportFilters report={props.report} state={state} />}
      {...props}
      looks={{ employee_name: PERSON_LOOK, ...looks }}
    />
  )
}
