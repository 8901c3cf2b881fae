import { audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import { createSampleNote, SampleNote } from '../contract.ts'
import { SAMPLE_NOTE_COLUMNS } from './list-sample-notes.ts'

/** Adds one to the user's company, with its entry in the activity log. */
export const createOneSampleNote = handle(createSampleNote, (context) =>
  inCompany(context, async (tx) => {
    const { name, note } = context.body
    const data = await tx.one(
      SampleNote,
      `insert into sample_note as r (company_id, name, note) values ($1, $2, $3) returning ${selected(SAMPLE_NOTE_COLUMNS)}`,
      [tx.companyId, name, note],
    )
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'create',
      entity: 'sample_note',
      entityId: data.id,
      after: { name, note },
    })
    return { data }
  }),
)
