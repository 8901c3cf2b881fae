import { titles } from '../titles.ts'
import type la from './templates-la.ts'

export default {
  title: titles['approval_template.index'].en,
  intro:
    'Employees choose a template when they ask for an approval. Saved requests keep the fields they had.',
  add: 'Add template',
  edit: 'Edit template',
  none: 'No templates',
  noneText: 'Employees can ask for approvals without one',
  name: 'Name',
  nameHint: 'Becomes the subject of the request, which the employee can change',
  fields: 'Fields',
  noFields: 'No fields',
  addField: 'Add field',
  label: (no) => `Name of field ${no}`,
  type: 'Type',
  types: { text: 'Text', number: 'Number', date: 'Date', choice: 'Choice' },
  isRequired: 'Required',
  choices: 'Choices',
  choicesHint: 'Press Enter after each choice',
  moveUp: (no) => `Move field ${no} up`,
  remove: (no) => `Remove field ${no}`,
  approvers: 'Approvers',
  approversHint: 'The requester can change them',
  noApprovers: 'The requester chooses',
} satisfies typeof la
