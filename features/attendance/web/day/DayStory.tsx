import { Text } from '@mantine/core'
import { formatMinutes, formatNumber } from '#kit/web/format.ts'
import type { DayExplanation } from '../../contract/day-explanation.ts'
import { ruleOf } from '../../domain/day-rule.ts'
import { TimeLine } from '../check/TimeLine.tsx'
import { useTimeText } from '../check/use-time-text.ts'
import { DayResultBadge } from '../report/DayResult.tsx'
import { useAttendanceText } from '../text.ts'
import classes from './day.module.css'

/** Why a day has its result: the rule with its numbers, the scans on a line, leave and overtime, and what counts for pay. */
export function DayStory({ explanation }: { explanation: DayExplanation }) {
  const { dayStory: text } = useAttendanceText()
  const { judged, leave, overtime, outside_work: outside } = explanation
  const why = useRuleText(explanation)
  const counts = usePayFacts(explanation)
  return (
    <div className={classes.story}>
      <div className={classes.why} data-result={judged?.result}>
        {judged && <DayResultBadge result={judged.result} />}
        <p>{why}</p>
      </div>
      {judged && !explanation.does_not_clock_in && (
        <TimeLine
          window={judged.window}
          check={{ scans: judged.scans.map(({ at }) => at), in_at: judged.in_at, out_at: judged.out_at }}
        />
      )}
      {(leave.length > 0 || overtime.approved.length > 0 || outside) && (
        <section>
          <h3>{text.requests}</h3>
          <ul>
            {leave.map(({ part, is_paid, from_time, to_time }) => (
              <li key={`${part} ${from_time}`}>
                {text.part[part]}
                {from_time && ` ${from_time}–${to_time}`} · {is_paid ? text.paid : text.unpaid}
              </li>
            ))}
            {outside && (
              <li>
                {text.outsideWork(outside.place)} · {outside.needs_scan ? text.outsideScans : text.noScans}
              </li>
            )}
            {overtime.approved.map(({ from_time, to_time }) => (
              <li key={from_time}>
                {text.approvedOvertime(`${from_time}–${to_time}`)}
                {overtime.basis === 'scanned' && ` · ${text.scannedBasis}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{text.forPay}</h3>
        {counts.length === 0 ? (
          <Text c="dimmed">{text.nothing}</Text>
        ) : (
          <dl>
            {counts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </div>
  )
}

/** The sentence of the rule. */
function useRuleText(explanation: DayExplanation): string {
  const { dayStory: text } = useAttendanceText()
  const clock = useTimeText()
  const rule = ruleOf(explanation)
  const whole = (value: number) => formatNumber(value, 0)
  switch (rule.code) {
    case 'absent_late':
      return text.rule.absent_late(whole(rule.minutes), whole(rule.limit))
    case 'absent_no_scan':
    case 'forgotten_in':
    case 'forgotten_out':
      return text.rule[rule.code](clock(rule.from), clock(rule.to))
    case 'late':
      return text.rule.late(whole(rule.minutes), whole(rule.allowed))
    case 'early':
      return text.rule.early(whole(rule.minutes), clock(rule.until))
    case 'in_time':
      return rule.minutes > 0 ? text.rule.within(whole(rule.minutes), whole(rule.allowed)) : text.rule.in_time
    case 'here':
      return text.rule.here(clock(rule.at))
    default:
      return text.rule[rule.code]
  }
}

const HALVES = 2
const HUNDREDTHS = 100

/** What payroll reads of the day, as the engine has counted it. */
function usePayFacts({ judged, overtime }: DayExplanation): [string, string][] {
  const { dayStory: text } = useAttendanceText()
  const days = (halves: number) => text.days(formatNumber(halves / HALVES, halves % HALVES))
  const facts: [string, string][] = []
  if (judged) {
    const halves = [
      [text.worked, judged.present_halves],
      [text.holiday, judged.holiday_halves],
      [text.paidLeave, judged.paid_leave_halves],
      [text.unpaidLeave, judged.unpaid_leave_halves],
      [text.absent, judged.absent_halves],
    ] as const
    for (const [label, count] of halves) if (count > 0) facts.push([label, days(count)])
    if (judged.late_minutes > 0) facts.push([text.late, text.minutes(formatNumber(judged.late_minutes, 0))])
    if (judged.early_minutes > 0)
      facts.push([text.early, text.minutes(formatNumber(judged.early_minutes, 0))])
    if (judged.night_minutes > 0) facts.push([text.night, formatMinutes(judged.night_minutes)])
  }
  for (const { multiplier, minutes, pay_type } of overtime.counted)
    facts.push([
      (pay_type === 'holiday' ? text.overtimeAsTime : text.overtime)(
        formatNumber(multiplier / HUNDREDTHS, multiplier % HUNDREDTHS ? 2 : 0),
      ),
      formatMinutes(minutes),
    ])
  return facts
}
