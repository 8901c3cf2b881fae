import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { serveFile } from '#kit/server/files/serve-file.ts'
import { uploadEndpoint } from '#kit/server/files/store-file.ts'
import { companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  downloadResume,
  showOwnPicture,
  showOwnPictureFile,
  showPicture,
  uploadPicture,
  uploadResume,
} from '../../contract.ts'
import { EMPLOYEE_FILES } from './attach-employee-files.ts'

const PictureRow = z.object({ employee_id: Id, picture: Id.nullable() })
const { profile, resumeFile } = EMPLOYEE_FILES

/** Uploads for the form, and the files of an employee for users who can see the employee; employees see their own picture. */
export const employeeFileEndpoints: readonly Endpoint[] = [
  uploadEndpoint(uploadPicture, profile.purpose),
  uploadEndpoint(uploadResume, resumeFile.purpose),
  handle(showPicture, (context) =>
    serveFile(context, { kind: profile.kind, id: context.params.id }, { variant: context.query.size }),
  ),
  handle(downloadResume, (context) =>
    serveFile(
      context,
      { kind: resumeFile.kind, id: context.params.id },
      { exported: { rows: 1, has_salary: false } },
    ),
  ),
  handle(showOwnPicture, async (context) => ({
    data: await inCompany(context, (tx) =>
      tx.one(
        PictureRow,
        'select id as employee_id, profile_file_id as picture from employee where company_id = $1 and id = $2',
        [companyOf(context), context.session.employeeId],
      ),
    ),
  })),
  handle(showOwnPictureFile, (context) =>
    serveFile(
      context,
      { kind: profile.kind, id: context.session.employeeId as number },
      { variant: context.query.size },
    ),
  ),
]
