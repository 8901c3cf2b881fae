import { Title } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** Without trailing zeros. */
const divisor = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2)

type Rules = NonNullable<RunDetail['rules']>
type RuleTexts = ReturnType<typeof useRunText>['rules']

const rulesOf = (rules: Rules, text: RuleTexts): Fact[] => [
  [text.ssoPayer, text.payer[rules.sso_payer]],
  [text.taxPayer, text.payer[rules.tax_payer] + (rules.gross_up ? text.grossedUp : '')],
  [text.nightPremium, rules.night_premium ? text.yes : text.no],
]

const choiceOf = ({ choice }: RunDetail, { extra }: ReturnType<typeof useRunText>): Fact[] => [
  [extra.items, (choice?.items ?? []).map(({ name }) => name).join(', ')],
  [
    extra.employees,
    choice?.employees.length ? choice.employees.map(({ name }) => name).join(', ') : extra.everybody,
  ],
]

export function RunFacts({ run }: { run: RunDetail }) {
  const text = useRunText()
  const facts: Fact[] = [
    [text.field.period, `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`],
    [text.field.kind, text.kind[run.kind]],
    ...(run.kind === 'extra'
      ? choiceOf(run, text)
      : ([
          [text.field.mode, text.mode[run.mode]],
          [text.field.days, divisor(run.days_per_month)],
          [text.field.hours, divisor(run.hours_per_day)],
        ] satisfies Fact[])),
    ...(run.rules ? rulesOf(run.rules, text.rules) : []),
  ]
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.details.run}
      </Title>
      <Facts facts={facts} columnWidth={220} />
    </section>
  )
}
