import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf } from '#kit/server/handler.ts'

/** Whose users: the provider's, or those of the caller's company. */
export type Scope = 'provider' | 'company'
type Asking = Pick<Context, 'db' | 'session'>

export const companyIn = (scope: Scope, context: Asking): number | null =>
  scope === 'provider' ? null : companyOf(context)

/** A transaction that sees only the accounts of the scope (the provider's sees more: queries filter by company). */
export function inScope<T>(scope: Scope, context: Asking, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scope === 'provider' ? context.db.asProvider(work) : context.db.inCompany(companyOf(context), work)
}

/** Folds and escapes text for `like`. */
export const SEARCH = (text: string, param: string) => `
  fold_lao(${text}) like '%' || replace(replace(replace(fold_lao(${param}::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
