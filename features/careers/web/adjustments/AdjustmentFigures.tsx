import { Alert, Skeleton, Stack } from '@mantine/core'
import type { RequestDetail } from '#features/requests/contract.ts'
import { amountText } from '#kit/contract/currency.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { Amount } from '#kit/web/show/Amount.tsx'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import { type AdjustmentFigures as Figures, showAdjustmentFigures } from '../../contract.ts'
import { useCareerText } from '../text.ts'

/** The salaries of an adjustment with what to check; nothing for readers who may not see salaries. */
export default function AdjustmentFigures({ request }: { request: RequestDetail }) {
  const text = useCareerText().adjustment
  const { data, error } = useRoute(showAdjustmentFigures, {
    params: { salary_adjustment_id: request.subject_id },
  })
  if (error) return null
  if (!data) return <Skeleton height={120} radius="lg" />
  return (
    <Stack gap="sm" component="section" aria-label={text.figures}>
      <Facts facts={factsOf(data.data, text)} columnWidth={150} />
      {data.data.warnings.map((code) => (
        <Alert key={code} color="yellow">
          {text.warnings[code]}
        </Alert>
      ))}
    </Stack>
  )
}

function factsOf(figures: Figures, text: ReturnType<typeof useCareerText>['adjustment']): Fact[] {
  const { target_salary: target, currency, present, effective_date } = figures
  const isSame = present !== null && present.currency === currency && present.salary !== null
  const was = present?.asked_salary ?? null
  return [
    ...(present
      ? ([
          [
            text.before,
            <span key="before">
              {present.salary === null ? (
                text.none
              ) : (
                <Amount amount={present.salary} currency={present.currency} />
              )}
              {was !== null && ` (${text.wasBefore(amountText(was, present.asked_currency ?? currency))})`}
            </span>,
          ],
        ] as Fact[])
      : []),
    [text.after, <Amount key="after" amount={target} currency={currency} strong />],
    ...(isSame ? ([[text.change, <Change key="change" figures={figures} />]] as Fact[]) : []),
    [text.from, formatDate(effective_date)],
  ]
}

/** The difference, and per cent of the present salary. */
function Change({ figures: { target_salary: target, currency, present } }: { figures: Figures }) {
  const before = present?.salary ?? 0
  const percent = before > 0 ? Math.round(((target - before) * 1000) / before) / 10 : null
  return (
    <>
      <Amount amount={target - before} currency={currency} />
      {percent !== null && ` (${percent > 0 ? '+' : ''}${formatNumber(percent, 1)} %)`}
    </>
  )
}
