import { monthOf, todayInLaos } from '#kit/contract/days.ts'
import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { isPermitted, mayDo } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import {
  deleteEmployee,
  type EmployeeChange,
  type EmployeeDetail,
  type NewEmployee,
  recoverEmployee,
  updateEmployee,
} from '../contract.ts'
import { isOver, matchLines } from '../domain/dated-benefits.ts'
import { FIELDS } from '../domain/fields/fields.ts'
import { GUARDS, type GuardRights, guardRights } from '../domain/guards.ts'

export const rightsOf = (session: Session): GuardRights =>
  guardRights((permission) => mayDo(session, permission))

const GUARDED = FIELDS.filter(({ guard }) => guard)

/** The value of a withheld field in an answer. */
function emptyOf(name: string): unknown {
  if (name === 'salaries' || name === 'benefits') return []
  return name === 'base_salary' ? null : FIELDS.find((field) => field.name === name)?.empty
}

/** The record without the fields that the user cannot see. */
function withholdFrom(employee: EmployeeDetail, rights: GuardRights): EmployeeDetail {
  const hidden = GUARDED.filter(({ guard }) => guard && rights[guard] === 'none')
  return {
    ...employee,
    ...Object.fromEntries(hidden.map(({ name }) => [name, emptyOf(name)])),
    withheld: GUARDS.filter((guard) => rights[guard] === 'none'),
  }
}

const ACTIONS = { update: updateEmployee, delete: deleteEmployee, recover: recoverEmployee }

/** The record for the caller: the fields that they can see, and the actions that they can do. */
export function answerTo(session: Session, employee: EmployeeDetail): EmployeeDetail {
  const can = employee.can.filter((action) => isPermitted(session, ACTIONS[action].access))
  return { ...withholdFrom(employee, rightsOf(session)), can }
}

const NO_RIGHT: Record<Language, string> = {
  la: 'ທ່ານບໍ່ມີສິດແກ້ໄຂຊ່ອງນີ້',
  en: 'You cannot change this field',
}

/** True if the lines repeat the benefits that are not over, even if they name them by name. */
function areSameBenefits(lines: EmployeeChange['benefits'], visible: EmployeeDetail['benefits']): boolean {
  const month = monthOf(todayInLaos())
  const typeOf = (type: number | string) =>
    typeof type === 'number' ? type : (visible.find(({ name }) => foldLao(name) === foldLao(type))?.type ?? 0)
  const matched = matchLines(
    visible,
    lines.map((line) => ({ ...line, type: typeOf(line.type) })),
    month,
  )
  return (
    visible.every((row) => isOver(row, month) || matched.includes(row)) &&
    lines.every(({ type, amount, first_month, last_month }, at) => {
      const row = matched[at]
      const isSame = (value: string | null | undefined, own: string | null | undefined) =>
        value === undefined || value === own
      return (
        row?.type === typeOf(type) &&
        row.amount === amount &&
        isSame(first_month, row.first_month) &&
        isSame(last_month, row.last_month)
      )
    })
  )
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** An empty field, and one that repeats the visible value, is not a change. */
function isUnchanged(name: string, value: unknown, visible: EmployeeDetail | null): boolean {
  if (isEmpty(value)) return true
  if (!visible) return false
  if (name === 'benefits') return areSameBenefits(value as EmployeeChange['benefits'], visible.benefits)
  return value === (visible as unknown as Record<string, unknown>)[name]
}

/**
 * The request with the stored values in the fields that the user cannot change; `before` is null for a new employee.
 * Throws `forbidden` with the fields that the request would change.
 */
export function keepGuarded<R extends NewEmployee | EmployeeChange>(
  request: R,
  before: EmployeeDetail | null,
  rights: GuardRights,
  language: Language,
): R {
  const visible = before && withholdFrom(before, rights)
  const keptFields = GUARDED.filter((field) => field.request && field.guard && rights[field.guard] !== 'edit')
  const values = request as unknown as Readonly<Record<string, unknown>>
  const fields: FieldErrors = {}
  for (const { name } of keptFields)
    if (!isUnchanged(name, values[name], visible)) fields[name] = [NO_RIGHT[language]]
  if (Object.keys(fields).length > 0) throw new AppError('forbidden', { fields })
  const stored = (name: keyof EmployeeDetail) => (before ? before[name] : emptyOf(name))
  return {
    ...request,
    ...Object.fromEntries(
      keptFields.map(({ name }) => [name, name === 'base_salary' ? undefined : stored(name)]),
    ),
  }
}
