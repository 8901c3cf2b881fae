import { titles } from '../own-titles.ts'
import type la from './verify-la.ts'

export default {
  title: titles['approval.verify'].en,
  confirmed: 'This document is genuine',
  confirmedText: (company) =>
    `${company} has approved it in Champa. Check that the number and the subject are those on your paper.`,
  cancelled: 'This document was cancelled',
  cancelledText: 'It was approved, but it no longer holds.',
  unknown: 'No document has this code',
  unknownText: 'Check the code on the paper again. If it is right, the document is not from Champa.',
  number: 'Number',
  subject: 'Subject',
  company: 'Company',
  approvedAt: 'Approved',
  cancelledAt: 'Cancelled',
} satisfies typeof la
