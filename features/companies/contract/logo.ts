import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { fileUpload } from '#kit/contract/stored-files.ts'

/** The administration of the company. */
const company = { anyOf: [], side: 'company' } as const

export const uploadLogo = fileUpload({
  path: '/company/logo-file',
  summary:
    "Upload a logo; then save the company's settings with its id as `logo`. Only its administrator can.",
  access: company,
  purpose: 'logo',
})

/** Everybody of the company sees its logo, also an employee on the phone. */
export const showLogo = defineRoute({
  method: 'GET',
  path: '/company/logo',
  summary: 'Show whether the own company has a logo: the id of its file, or null.',
  access: 'session',
  answer: dataAnswer(z.object({ logo: Id.nullable() })),
})

export const showLogoFile = defineRoute({
  method: 'GET',
  path: '/company/logo/file',
  summary: 'Show the logo of the own company.',
  access: 'session',
  query: z.object({
    /** Any number that changes with the logo, so that browsers do not display a cached one. */
    v: IdParam.optional(),
  }),
  stream: { contentTypes: ['image/png'], isStored: true },
})
