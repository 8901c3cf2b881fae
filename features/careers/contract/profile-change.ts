import { z } from 'zod'
import { OwnDetails, OwnDetailsInput } from '#features/employees/contract/own-details.ts'
import { member } from '#features/requests/contract/inbox.ts'
import { OWN_REQUEST_FIELDS } from '#features/requests/contract/own-request.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Version } from '#kit/contract/scalars.ts'
import { fileUpload } from '#kit/contract/stored-files.ts'
import { longText } from '#kit/contract/texts.ts'

const own = { anyOf: [], side: 'employee' } as const

/** The own details as they should be; what differs from the record is asked for. */
export const ProfileChangeInput = OwnDetailsInput.extend({ reason: longText(500).default('') })
export type ProfileChangeInput = z.output<typeof ProfileChangeInput>

/** A change of the own record for which the signed-in employee has asked. */
export const OwnProfileChange = OwnDetails.extend({
  id: Id,
  request_id: Id,
  reason: z.string(),
  ...OWN_REQUEST_FIELDS,
})
export type OwnProfileChange = z.infer<typeof OwnProfileChange>

export const showOwnDetails = defineRoute({
  method: 'GET',
  path: '/employee/own-details',
  summary:
    'Show address, phones, emergency contact, bank account and picture in the record of the signed-in employee.',
  access: own,
  answer: dataAnswer(OwnDetails),
})

export const requestProfileChange = defineRoute({
  method: 'POST',
  path: '/employee/profile-change',
  summary:
    'Ask for changes of the own record: the details as they should be. A field that already waits for a decision is refused.',
  access: own,
  body: ProfileChangeInput,
  answer: dataAnswer(OwnProfileChange),
  errors: ['invalid_input', 'change_waits', 'file_gone'],
})

const params = z.object({ profile_change_id: IdParam })

export const showProfileChange = defineRoute({
  method: 'GET',
  path: '/employee/profile-change/:profile_change_id',
  summary: 'Show a change of the own record for which the signed-in employee has asked.',
  access: own,
  params,
  answer: dataAnswer(OwnProfileChange),
})

export const changeProfileChange = defineRoute({
  method: 'PUT',
  path: '/employee/profile-change/:profile_change_id',
  summary:
    'Change what was asked for while nobody has decided, or after it was returned; it is sent again from its first step.',
  access: own,
  params,
  body: ProfileChangeInput.extend({ version: Version }),
  answer: dataAnswer(OwnProfileChange),
  errors: ['invalid_input', 'not_found', 'stale_version', 'request_status', 'change_waits', 'file_gone'],
})

export const uploadProfilePicture = fileUpload({
  path: '/employee/profile-change/picture-file',
  summary: 'Upload a picture of oneself; then ask for the change with its id as `profile`.',
  access: own,
  purpose: 'picture',
})

const asked = z.object({ asked_change_id: IdParam })

/** `is_asked`: the change is about the picture. A picture is null if there is none. */
export const AskedPicture = z.object({
  is_asked: z.boolean(),
  present: Id.nullable(),
  wanted: Id.nullable(),
})

export const showAskedPicture = defineRoute({
  method: 'GET',
  path: '/profile-change/:asked_change_id/picture',
  summary: 'Show whether a change of own details is about the picture; for those who see the request.',
  access: member,
  params: asked,
  answer: dataAnswer(AskedPicture),
})

/** `v`: any number that changes with the picture, so that browsers do not display a cached one. */
const query = z.object({ v: IdParam.optional() })
const picture = { contentTypes: ['image/webp'], isStored: true } as const

export const showPresentPicture = defineRoute({
  method: 'GET',
  path: '/profile-change/:asked_change_id/picture/present',
  summary: 'Show the present picture of the employee who asks for another one.',
  access: member,
  params: asked,
  query,
  stream: picture,
})

export const showWantedPicture = defineRoute({
  method: 'GET',
  path: '/profile-change/:asked_change_id/picture/wanted',
  summary: 'Show the picture that is asked for, while nobody has decided.',
  access: member,
  params: asked,
  query,
  stream: picture,
})
