import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { PayslipList } from './PayslipList.tsx'
import { reviewColumns } from './payslip-columns.tsx'

const ONLY_MARKED = { has_review: true }

/** The payslips that a person must check, with the reasons as text. */
export function ReviewTab({ run }: { run: RunDetail }) {
  const text = useRunText()
  if (run.counts.reviews === 0) return <EmptyState title={text.noReviews.title} text={text.noReviews.text} />
  return (
    <PayslipList
      run={run}
      name="payslip-reviews"
      label={text.tab.reviews}
      query={ONLY_MARKED}
      filterNames={['review']}
      filters={(state) => (
        <FilterBar state={state}>
          <ChoiceFilter
            state={state}
            name="review"
            label={text.column.reason}
            placeholder={text.filter.reason}
            options={text.review}
            w={260}
          />
        </FilterBar>
      )}
      columns={reviewColumns}
    />
  )
}
