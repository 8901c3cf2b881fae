import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  title: 'Document access',
  text: "Who can see the company's documents",
  add: 'Authorise a person',
  person: 'Person',
  personHint: 'People of the company with an account who are not authorised yet',
  email: 'Email',
  empNumber: 'Employee number',
  since: 'Since',
  authorizedBy: 'Authorised by',
  remark: 'Remark',
  disabled: 'Account disabled',
  remove: 'Remove',
  removeTitle: 'Remove the authorisation?',
  removeText: (name) => `${name} will no longer be able to see the company's documents.`,
  none: 'Nobody is authorised yet',
  noneText: "Authorise those who need to see the company's documents.",
  sheet: 'Document access',
} satisfies Widen<typeof la>
