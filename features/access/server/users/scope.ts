import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf } from '#kit/server/handler.ts'

/** Whose users are meant: the provider's own, or those of the asker's company. */
export type Scope = 'provider' | 'company'
type Asking = Pick<Context, 'db' | 'session'>

export const companyIn = (scope: Scope, context: Asking): number | null =>
  scope === 'provider' ? null : companyOf(context)

/** One transaction in which only the accounts of the scope are seen (the provider's sees more: queries name the company). */
export function inScope<T>(scope: Scope, context: Asking, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scope === 'provider' ? context.db.asProvider(work) : context.db.inCompany(companyOf(context), work)
}

/** Fold and escape for `like`. */
export const SEARCH = (text: string, param: string) => `
  fold_lao(${text}) like '%' || replace(replace(replace(fold_lao(${param}::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
