import { Chip, Group, Progress, Text } from '@mantine/core'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
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
  const { reviews, to_check } = run.counts
  return (
    <>
      {run.status === 'calculated' && (
        <Group gap="sm" mb={8} role="status">
          <Text size="sm" fw={600}>
            {to_check === 0
              ? text.check.noneLeft
              : text.check.left(formatNumber(to_check, 0), formatNumber(reviews, 0))}
          </Text>
          <Progress value={((reviews - to_check) / reviews) * 100} w={160} aria-hidden />
        </Group>
      )}
      <PayslipList
        run={run}
        name="payslip-reviews"
        label={text.tab.reviews}
        query={ONLY_MARKED}
        filterNames={['review', 'to_check']}
        filters={(state) => (
          <FilterBar state={state}>
            <Chip
              size="sm"
              styles={{ label: { height: 36, lineHeight: 1.5 } }}
              checked={state.filters.to_check === 'true'}
              onChange={(checked) => state.change({ filters: { to_check: checked ? 'true' : null } })}
            >
              {text.check.onlyOpen}
            </Chip>
            <ChoiceFilter
              state={state}
              name="review"
              several
              label={text.column.reason}
              placeholder={text.filter.reason}
              options={text.review}
              w={260}
            />
          </FilterBar>
        )}
        columns={reviewColumns}
      />
    </>
  )
}
