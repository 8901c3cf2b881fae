import { filterChoices, type ListRoute } from '#kit/contract/lists.ts'
import type { ReportColumn } from '#kit/contract/report.ts'
import { useMay } from '#kit/web/access.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { PERSON_REPORT_LABELS } from '../contract/person-report.ts'
import EmployeePicker from './EmployeePicker.tsx'
import PlaceFilters from './PlaceFilters.tsx'

interface Props {
  report: { route: Pick<ListRoute, 'query'>; columns: Readonly<Record<string, ReportColumn>> }
  state: ListState
}

/**
 * The fields of the filters that a report about employees declares: the period (`from`), values of columns with words,
 * places (`department_id`), and the employee (`employee_id`).
 */
export function ReportFilters({ report, state }: Props) {
  const may = useMay()
  const language = useLanguage()
  const filters = report.route.query.shape
  return (
    <>
      {'from' in filters && <DateRangeFilter state={state} />}
      {Object.entries(report.columns).map(([name, { label, words = {} }]) => {
        const choices = filterChoices(filters[name])
        if (!choices) return null
        const options = choices.values.map((value) => ({ value, label: words[value]?.[language] ?? value }))
        return (
          <ChoiceFilter
            key={name}
            {...{ state, name, options }}
            several={choices.several}
            label={label[language]}
          />
        )
      })}
      {'department_id' in filters && <PlaceFilters state={state} position={'position_id' in filters} />}
      {'employee_id' in filters && may('view-employee') && (
        <EmployeePicker
          aria-label={PERSON_REPORT_LABELS.employee_id[language]}
          value={Number(state.filters.employee_id) || null}
          onChange={(id) => state.change({ filters: { employee_id: id === null ? null : String(id) } })}
        />
      )}
    </>
  )
}
