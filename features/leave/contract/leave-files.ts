import { z } from 'zod'
import { member } from '#features/requests/contract/inbox.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { FILE_PURPOSES, fileUpload, StoredFile } from '#kit/contract/stored-files.ts'

export const MAX_LEAVE_FILES = 5

/** Nobody is asked for the certificate of a leave that ended more days ago: a type that begins to ask for one does not make years of leave incomplete. */
export const CERTIFICATE_DAYS = 60

/** Whether a leave has the certificate that its type asks for; null if it needs none, or does not count. */
export const LeaveProof = z.enum(['missing', 'added']).nullable()
export type LeaveProof = z.infer<typeof LeaveProof>

/** The files of a leave for the employee and HR. Nobody else sees them: a certificate says more about the health than the leave. */
export const LeaveFiles = z.object({
  files: z.array(StoredFile),
  proof: LeaveProof,
  /** From this number of days on, first to last day, the leave type asks for a certificate. */
  from_days: z.int().nullable(),
  may_add: z.boolean(),
  may_remove: z.boolean(),
})
export type LeaveFiles = z.infer<typeof LeaveFiles>

const params = z.object({ filed_leave_id: IdParam })

export const showLeaveFiles = defineRoute({
  method: 'GET',
  path: '/leave/:filed_leave_id/files',
  summary: 'Show the files of a leave, such as a medical certificate; for the employee and HR.',
  access: member,
  params,
  answer: dataAnswer(LeaveFiles),
})

export const uploadLeaveFile = fileUpload({
  path: '/leave/file',
  summary: 'Upload a file for a leave.',
  access: member,
  purpose: 'document',
})

export const changeLeaveFiles = defineRoute({
  method: 'POST',
  path: '/leave/:filed_leave_id/files',
  summary:
    'Add uploaded files to a leave, and remove files. Also after the decision; the employee then only adds, HR also removes.',
  access: member,
  params,
  body: z.object({
    added_ids: z.array(Id).max(MAX_LEAVE_FILES).default([]),
    removed_ids: z.array(Id).max(MAX_LEAVE_FILES).default([]),
  }),
  answer: dataAnswer(LeaveFiles),
  errors: ['file_gone', 'leave_files', 'leave_files_closed', 'not_found'],
})

export const downloadLeaveFile = defineRoute({
  method: 'GET',
  path: '/leave/:filed_leave_id/files/:leave_file_id',
  summary: 'Download a file of a leave; for the employee and HR.',
  access: member,
  params: params.extend({ leave_file_id: IdParam }),
  stream: { contentTypes: [...FILE_PURPOSES.document.types], isStored: true },
})
