import { z } from 'zod'
import { Derivation } from '#features/attendance/contract.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, IsoDate, Kip, Minutes } from '#kit/contract/scalars.ts'
import { OVERTIME_REASONS } from '../domain/overtime-reason.ts'
import { FINDING_CODES } from '../domain/readiness-findings.ts'
import { COMPANY_FACTS, EMPLOYEE_FACTS } from '../domain/run-facts.ts'
import { PAYROLL_ACCESS, RunRef } from './runs.ts'

const Named = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  /** '' if it is not stored. */
  en_name: z.string(),
})

/** How many names a finding has at most. */
export const MAX_FINDING_NAMES = 20

export const ReadinessFinding = z.object({
  code: z.enum(FINDING_CODES),
  /** The pay of these employees would be wrong or missing. */
  is_serious: z.boolean(),
  /** The kind of screen on which it is corrected. */
  target: z.enum([
    'schedules-of-employees',
    'scans',
    'forgotten-scans',
    'days',
    'overtime',
    'leave',
    'employees',
    'differences',
    'exchange-rates',
    'opening-balances',
  ]),
  /** Number of employees. */
  employees: z.int(),
  /** The first of them by employee number, at most 20. */
  people: z.array(Named),
})
export type ReadinessFinding = z.infer<typeof ReadinessFinding>

/** How many days with overtime that came to 0 are named at most. */
export const MAX_ZERO_OVERTIME = 50

/** An approved span of overtime without a counted minute, and why. */
export const ZeroOvertimeDay = Named.extend({
  work_date: IsoDate,
  from_time: ClockTime,
  to_time: ClockTime,
  reason: z.enum(OVERTIME_REASONS),
})
export type ZeroOvertimeDay = z.infer<typeof ZeroOvertimeDay>

/** Time off for overtime that the run pays because it ends unused in its days. */
export const TimeOffToPay = z.object({ employees: z.int(), minutes: Minutes, amount: Kip })
export type TimeOffToPay = z.infer<typeof TimeOffToPay>

export const Readiness = z.object({
  /** Number of employees whom the run would pay. */
  employees: z.int(),
  findings: z.array(ReadinessFinding),
  /** The days of `overtime_zero`, the earliest first, at most 50. */
  zero_overtime: z.array(ZeroOvertimeDay),
  /** How many such days there are. */
  zero_overtime_days: z.int(),
  /** Null: none, or the company does not pay it. */
  time_off_to_pay: TimeOffToPay.nullable(),
  /** Other runs that contain some of the days of this run. */
  overlaps: z.array(RunRef),
  /** `running`: the days of some employees are still being derived, and the findings of attendance are incomplete. */
  derivation: Derivation,
})
export type Readiness = z.infer<typeof Readiness>

/** An employee whose facts have changed, and which of them. */
const ChangedEmployee = Named.extend({ facts: z.array(z.enum(EMPLOYEE_FACTS)) })

export const RunChanges = z.object({
  /** The run must be calculated again before it can be approved. */
  is_outdated: z.boolean(),
  /** Number of employees with changed facts. */
  employees: z.int(),
  /** How many of them have each change. */
  counts: z.array(z.object({ fact: z.enum(EMPLOYEE_FACTS), employees: z.int() })),
  /** The first of them by employee number, at most 50. */
  people: z.array(ChangedEmployee),
  /** What has changed for everyone. */
  company: z.array(z.enum(COMPANY_FACTS)),
  /** Facts of attendance have changed that are still being derived: the result is not known yet. */
  is_pending: z.boolean(),
})
export type RunChanges = z.infer<typeof RunChanges>

const RunId = z.object({ id: IdParam })

export const showReadiness = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/readiness',
  summary: 'What is missing or contradictory for the days of a run, by kind with its employees.',
  access: PAYROLL_ACCESS,
  params: RunId,
  answer: dataAnswer(Readiness),
})

export const showRunChanges = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/changes',
  summary:
    'Which facts have changed since a run was calculated; nothing for a run that is not calculated, or is approved.',
  access: PAYROLL_ACCESS,
  params: RunId,
  answer: dataAnswer(RunChanges),
})
