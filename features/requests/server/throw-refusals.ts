import { AppError } from '#kit/contract/errors.ts'
import type { Refusal } from '../contract/facts.ts'

/** Throws `invalid_input` with the refusals of a request under their fields; nothing without any. */
export function throwRefusals(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return
  const fields: Record<string, string[]> = {}
  for (const { field, message } of refusals) fields[field] = [...(fields[field] ?? []), message]
  throw new AppError('invalid_input', { fields })
}
