import { z } from 'zod'
import { answerShape, requestShape } from '../domain/fields/fields.ts'

/** The fields of the own record that an employee can ask to change, in the order of the form. */
export const OWN_DETAILS = [
  ...['contacts', 'province_id', 'district_id', 'village_id', 'emergency_contact', 'relationship'],
] as const satisfies readonly (keyof typeof requestShape)[]
export type OwnDetail = (typeof OWN_DETAILS)[number]

const MASK = Object.fromEntries(OWN_DETAILS.map((name) => [name, true])) as Record<OwnDetail, true>

/** These fields as they are sent, and as they are answered. */
export const OwnDetailsInput = z.object(requestShape).pick(MASK)
export type OwnDetailsInput = z.output<typeof OwnDetailsInput>
export const OwnDetails = z.object(answerShape).pick(MASK)
export type OwnDetails = z.infer<typeof OwnDetails>
