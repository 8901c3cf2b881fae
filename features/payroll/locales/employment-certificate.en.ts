import type { Widen } from '#kit/contract/widen.ts'
import type la from './employment-certificate.la.ts'

export default {
  title: 'Certificate of employment',
  statement: 'We certify the following employment with our company:',
  name: 'Name',
  number: 'Employee number',
  position: 'Position',
  department: 'Department',
  firstDay: 'First day',
  lastDay: 'Last day',
  taxNumber: 'Tax number',
  place: '............................ , ......................',
  signature: 'Authorised signature and stamp',
  printed: 'Printed',
} satisfies Widen<typeof la>
