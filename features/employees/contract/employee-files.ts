import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { FILE_PURPOSES, fileUpload } from '#kit/contract/stored-files.ts'

const employees = { anyOf: ['view-employee'], side: 'company' } as const
/** An employee's own data: accessible with any role. */
const own = { anyOf: [], side: 'employee' } as const

const params = z.object({ id: IdParam })
/** `small`: the thumbnail of 128 × 128 pixels. */
const query = z.object({
  size: z.enum(['full', 'small']).default('full'),
  /** Any number that changes with the picture, so that browsers do not display a cached one. */
  v: IdParam.optional(),
})
const picture = { contentTypes: ['image/webp'], isStored: true } as const

export const uploadPicture = fileUpload({
  path: '/employee/picture-file',
  summary: 'Upload a profile picture; then save the employee with its id as `profile`.',
  access: changing(employees, 'edit-employee'),
  purpose: 'picture',
})

export const uploadResume = fileUpload({
  path: '/employee/resume-file',
  summary: 'Upload a résumé; then save the employee with its id as `resumeFile`.',
  access: changing(employees, 'edit-employee'),
  purpose: 'document',
})

export const showPicture = defineRoute({
  method: 'GET',
  path: '/employee/:id/picture',
  summary: 'Show the profile picture of an employee.',
  access: employees,
  params,
  query,
  stream: picture,
})

export const downloadResume = defineRoute({
  method: 'GET',
  path: '/employee/:id/resume',
  summary: 'Download the résumé of an employee.',
  access: employees,
  params,
  stream: { contentTypes: FILE_PURPOSES.document.types, isStored: true, entity: 'employee/resume' },
})

/** `picture`: changes with each new picture; null if there is none. */
export const OwnPicture = z.object({ employee_id: Id, picture: Id.nullable() })

export const showOwnPicture = defineRoute({
  method: 'GET',
  path: '/own-employee/picture',
  summary: 'Show whether the signed-in employee has a profile picture.',
  access: own,
  answer: dataAnswer(OwnPicture),
})

export const showOwnPictureFile = defineRoute({
  method: 'GET',
  path: '/own-employee/picture/file',
  summary: 'Show the profile picture of the signed-in employee.',
  access: own,
  query,
  stream: picture,
})
