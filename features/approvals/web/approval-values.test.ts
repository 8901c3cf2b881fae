import { expect, test } from 'vitest'
import { chosenTemplate, newApproval, type OfferedTemplate } from './approval-values.ts'

const template = (id: number, title: string, people: number[]): OfferedTemplate => ({
  ...{ id, title, approver_order: 'any_of' },
  approvers: people.map((employee_id) => ({ employee_id, name: `P${employee_id}` })),
  fields: [{ no: 4, label: 'Quantity', type: 'number', is_required: true, choices: [] }],
})
const purchase = template(1, 'Purchase', [7, 8])
const travel = template(2, 'Travel', [9])

test('a template fills in its title, its approvers and empty fields', () => {
  expect(chosenTemplate(newApproval(null), purchase, undefined)).toEqual({
    ...{ approval_template_id: 1, title: 'Purchase', approver_ids: [7, 8], approver_order: 'any_of' },
    answers: [{ no: 4, value: '' }],
  })
})

test('another template replaces what the first one has filled in', () => {
  const values = { ...newApproval(null), title: 'Purchase', approver_ids: [7, 8] }
  expect(chosenTemplate(values, travel, purchase)).toMatchObject({ title: 'Travel', approver_ids: [9] })
})

test('what the user has typed and whom the user has named stays', () => {
  const values = { ...newApproval(null), title: 'Ten laptops', approver_ids: [7, 5] }
  const change = chosenTemplate(values, travel, purchase)
  expect(change).not.toHaveProperty('title')
  expect(change).not.toHaveProperty('approver_ids')
})

test('without a template there are no fields', () => {
  const values = { ...newApproval(null), title: 'Purchase', approver_ids: [7, 8] }
  expect(chosenTemplate(values, undefined, purchase)).toMatchObject({
    ...{ approval_template_id: null, answers: [], title: '', approver_ids: [null] },
  })
})
