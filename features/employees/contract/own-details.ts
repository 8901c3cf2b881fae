import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { answerShape, requestShape } from '../domain/fields/fields.ts'

type FieldName = keyof typeof requestShape

/** The bank account, which is asked for as a whole. */
export const OWN_ACCOUNT = [
  ...['bank_id', 'bank_account', 'bank_account_name'],
] as const satisfies readonly FieldName[]

const PLAIN = [
  ...['contacts', 'province_id', 'district_id', 'village_id', 'emergency_contact', 'relationship'],
] as const satisfies readonly FieldName[]

/** The fields of the own record that an employee can ask to change, in the order of the form. `profile` is the picture. */
export const OWN_DETAILS = [...PLAIN, ...OWN_ACCOUNT, 'profile'] as const
export type OwnDetail = (typeof OWN_DETAILS)[number]

const maskOf = <Name extends FieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>

export const OwnAccount = z.object(requestShape).pick(maskOf(OWN_ACCOUNT))

/** These fields as they are sent. Without an account or a picture, the record keeps it; a picture of null is taken away. */
export const OwnDetailsInput = z
  .object(requestShape)
  .pick(maskOf(PLAIN))
  .extend({ account: OwnAccount.optional(), profile: Id.nullish() })
export type OwnDetailsInput = z.output<typeof OwnDetailsInput>

/** These fields as they are answered. */
export const OwnDetails = z.object(answerShape).pick(maskOf(OWN_DETAILS))
export type OwnDetails = z.infer<typeof OwnDetails>
