import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../titles.ts'
import type la from './routes-la.ts'

export default {
  title: titles['approval_route.index'].en,
  intro: 'Who decides requests of each kind. Requests that are already sent keep their steps.',
  usual: 'Usual steps',
  own: 'Routes of the company',
  noOwn: 'The usual steps hold',
  add: 'Add a route',
  edit: 'Edit route',
  delete: 'Delete route',
  deleteText: (kind) =>
    `New requests of the kind “${kind}” take the next route whose conditions are true, or the usual steps.`,
  kind: 'Kind of request',
  priority: 'Priority',
  priorityHint: 'Of several routes whose conditions are true, the lowest number holds',
  conditions: 'Conditions',
  always: 'All requests',
  min_days: 'From days',
  min_minutes: 'From minutes',
  min_amount: 'From amount',
  all: 'All',
  departments: 'Departments',
  branches: 'Branches',
  levels: 'Employee levels',
  if: {
    min_days: (value) => `from ${counted(value, 'day')}`,
    min_minutes: (value) => `from ${value} minutes`,
    min_amount: (value) => `from ${value}`,
  },
  steps: 'Steps',
  step: (no) => `Step ${no}`,
  who: 'Who decides',
  person: 'Named person',
  maySkip: 'HR can decide before',
  addStep: 'Add a step',
  removeStep: (no) => `Remove step ${no}`,
  moveUp: (no) => `Move step ${no} up`,
  preview: 'See who would be asked',
  employee: 'Employee',
  days: 'Days',
  heads: 'Heads of departments',
  headsHint: 'Decide the requests of employees without a line manager of their own',
  editHead: 'Change the head',
  none: 'Nobody is asked',
} satisfies Widen<typeof la>
