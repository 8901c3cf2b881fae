import { filesJson, hasFile } from '#kit/server/files/files-sql.ts'

/** The owner of the files of leave. */
export const LEAVE_FILES_KIND = 'leave.files'

/** The files of a leave `r`. */
export const LEAVE_FILES = filesJson(LEAVE_FILES_KIND)

/** `LeaveProof` of a leave `r` of a type `t`: from the first to the last day, every day counts. */
export const LEAVE_PROOF = `
  case when t.file_from_days is null or r.status in ('rejected', 'cancelled') or r.end_date - r.start_date + 1 < t.file_from_days then null
    when ${hasFile(LEAVE_FILES_KIND)} then 'added' else 'missing' end`
