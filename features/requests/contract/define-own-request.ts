import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute, type RouteSpec } from '#kit/contract/route.ts'
import { Id, IdParam, Version } from '#kit/contract/scalars.ts'
import type { AskedFields, Words } from './asked-fields.ts'
import { PreviewStep, Refusal } from './facts.ts'
import { OWN_REQUEST_FIELDS } from './own-request.ts'
import { LockedDays } from './status.ts'

interface Declaration<F extends AskedFields, G extends z.ZodRawShape> {
  /** Its name: also that of its table, and the first part of its routes (`KIND.add`, `KIND.edit`). */
  kind: string
  /** Its calls are below `/employee/SLUG`. */
  slug: string
  title: Words
  /** 'Ask to work outside', and a sentence below it in the sheet that asks. */
  ask: Words
  text: Words
  /** The title of the page that changes one. */
  edit: Words
  /** The permission of staff to see the requests. */
  view: string
  /** In the order of the form. Fields with these names are columns of the table. */
  fields: F
  /** The fields that a preview needs. */
  previewed: readonly (keyof F & string)[]
  /** What a preview tells besides refusals, locked runs and steps. */
  figures: G
}

type AnyDeclaration = Declaration<AskedFields, z.ZodRawShape>
type Sent<F extends AskedFields> = { [K in keyof F]: F[K]['sent'] }
type Stored<F extends AskedFields> = { [K in keyof F]: F[K]['stored'] }

const own = { anyOf: [], side: 'employee' } as const
const PREVIEW = {
  refusals: z.array(Refusal),
  locked_runs: z.array(LockedDays),
  steps: z.array(PreviewStep),
}

/**
 * A kind of requests with a form of its own, declared once in `contract/NAME.request.ts`: its calls, its pages with their titles, its words
 * in the log and its data in the tests of every call are derived from it. `server/NAME.request.ts` declares its rules.
 */
export function defineOwnRequest<const F extends AskedFields, G extends z.ZodRawShape>(
  declaration: Declaration<F, G>,
) {
  const { kind, slug, fields, figures } = declaration
  const names = Object.keys(fields) as (keyof F & string)[]
  const shapeOf = (part: 'sent' | 'stored') =>
    Object.fromEntries(names.map((name) => [name, fields[name]?.[part]]))
  const Input = z.object(shapeOf('sent') as Sent<F>)
  const Row = z.object({
    ...{ id: Id, request_id: Id },
    ...(shapeOf('stored') as Stored<F>),
    ...OWN_REQUEST_FIELDS,
  })
  return {
    ...declaration,
    names,
    Input,
    Row,
    ...callsOf(declaration as unknown as AnyDeclaration, Input, Row),
    path: `/employee/${slug}`,
    param: `${kind}_id`,
    figures,
  }
}

function callsOf<I extends z.ZodObject, R extends z.ZodObject>(
  { kind, slug, title, fields, previewed, figures }: AnyDeclaration,
  Input: I,
  Row: R,
) {
  const path = `/employee/${slug}`
  const noun = title.en[0]?.toLowerCase() + title.en.slice(1)
  const params = z.object({ [`${kind}_id`]: IdParam })
  const recordPath = `${path}/:${kind}_id`
  const seen = Input.pick(Object.fromEntries(previewed.map((name) => [name, true])) as never)
  const errors = ['invalid_input'] as const
  const isForOthers = 'employee_id' in fields
  const preview: RouteSpec = defineRoute({
    method: 'POST',
    path: `${path}/preview`,
    summary: `Show what ${noun} would take, what refuses it, and who would be asked; nothing is stored.`,
    access: own,
    /** `edited_id`: the own record that is changed. */
    body: seen.extend({ edited_id: Id.optional() }),
    answer: dataAnswer(z.object({ ...figures, ...PREVIEW })),
    errors,
  })
  const show: RouteSpec = defineRoute({
    method: 'GET',
    path: recordPath,
    summary: `Show ${noun} for which the signed-in employee has asked.`,
    access: own,
    params,
    answer: dataAnswer(Row),
  })
  const change: RouteSpec = defineRoute({
    method: 'PUT',
    path: recordPath,
    summary: `Change ${noun} while nobody has decided, or after it was returned; it is sent again from its first step.`,
    access: own,
    params,
    body: Input.extend({ version: Version }),
    answer: dataAnswer(Row),
    errors: ['invalid_input', 'not_found', 'stale_version', 'request_status'],
  })
  const request: RouteSpec = defineRoute({
    method: 'POST',
    path,
    summary: `Ask for ${noun}. What a rule refuses is told under its field.`,
    access: own,
    body: Input,
    answer: dataAnswer(Row),
    errors: isForOthers ? [...errors, 'not_found'] : errors,
  })
  return { preview, show, change, request }
}

/** A declared kind, whatever its fields. */
export type OwnRequest = ReturnType<typeof defineOwnRequest<AskedFields, z.ZodRawShape>>
