import { z } from 'zod'
import type { Refusal } from '#features/requests/contract/facts.ts'
import { throwRefusals } from '#features/requests/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { FilledField, type OwnApprovalInput, type TemplateField } from '../../contract.ts'
import { faultOf, filledForm } from '../../domain/form-answers.ts'
import { FORM_FAULTS } from '../../locales/faults.ts'
import { findTemplate } from '../stored-templates.ts'

/** What a request keeps of its template, with what was filled in. */
export interface KeptForm {
  templateId: number | null
  templateTitle: string
  form: FilledField[]
}

const NO_FORM: KeptForm = { templateId: null, templateTitle: '', form: [] }

const KeptRow = z.object({ template_title: z.string(), form: z.array(FilledField) })
const KEPT = `
  select template_title, form from approval where company_id = $1 and id = $2 and approval_template_id = $3`

interface Filling {
  input: Pick<OwnApprovalInput, 'approval_template_id' | 'answers' | 'is_draft'>
  /** The request that is changed, 0 for a new one: it keeps the fields of a template that was deleted since. */
  approvalId: number
}

/** Throws `invalid_input` under the fields of the form that are empty or not readable, and for a template that is not offered. */
export async function fillForm(
  tx: Tx,
  { input, approvalId }: Filling,
  language: Language,
): Promise<KeptForm> {
  const { approval_template_id: id, answers, is_draft } = input
  if (id === null) return NO_FORM
  const offered = await findTemplate(tx, language, id)
  const kept = offered ? null : await tx.maybeOne(KeptRow, KEPT, [tx.companyId, approvalId, id])
  const title = offered?.title ?? kept?.template_title
  if (title === undefined) {
    const message = FORM_FAULTS.unknown_template[language]
    throwRefusals([{ code: 'unknown_template', field: 'approval_template_id', message }])
  }
  const fields: readonly TemplateField[] = offered?.fields ?? kept?.form ?? []
  const form = filledForm(fields, answers)
  throwRefusals(refusalsOf(form, is_draft, language))
  return { templateId: id, templateTitle: title ?? '', form }
}

/** What is refused of a form, by the places of its fields. */
export const refusalsOf = (form: readonly FilledField[], isDraft: boolean, language: Language): Refusal[] =>
  form.flatMap((field, at) => {
    const code = faultOf(field, isDraft)
    return code ? [{ code, field: `answers.${at}.value`, message: FORM_FAULTS[code][language] }] : []
  })
