import { beforeEach, describe, expect, test } from 'vitest'
import { withApprovals } from './approval-team.test-data.ts'

const { as, id, ids, rows, decide, ask, sent, setAccount } = withApprovals()

const FIELDS = [
  { label: 'Quantity', type: 'number', is_required: true },
  { label: 'Needed on', type: 'date' },
  { label: 'Car', type: 'choice', choices: ['Van', 'Pick-up', 'Van'] },
  { label: 'Why', type: 'text' },
]
let template: { id: number; version: number; fields: { no: number }[] }
const add = (more: object = {}) =>
  as('admin', 'POST', '/approval-template', {
    ...{ title: 'Purchase', fields: FIELDS, approver_ids: ids('deputy', 'director') },
    ...more,
  })
const answers = (...values: string[]) =>
  values.map((value, at) => ({ no: template.fields[at]?.no ?? 99, value }))
const using = (more: object = {}) => ({ approval_template_id: template.id, ...more })
const change = (more: object) =>
  as('admin', 'PUT', `/approval-template/${template.id}`, {
    ...{ title: 'Purchase', fields: template.fields, approver_ids: [], version: template.version },
    ...more,
  })
const offered = async () => (await as('asker', 'GET', '/employee/e-approve/form')).data.templates
const faults = (answer: { status: number; errors?: object }) => [
  answer.status,
  Object.keys(answer.errors ?? {}),
]

beforeEach(async () => {
  await rows('update approval_template set deleted_at = now() where company_id = $1 returning id')
  template = (await add()).data
})

describe('a template of HR', () => {
  test('is offered to employees with its fields and the approvers who can decide', async () => {
    expect(await offered()).toMatchObject([
      {
        title: 'Purchase',
        approvers: [{ employee_id: id('deputy') }, { employee_id: id('director') }],
        fields: [
          { no: 1, label: 'Quantity', type: 'number', is_required: true, choices: [] },
          { no: 2, label: 'Needed on', type: 'date', is_required: false },
          { no: 3, label: 'Car', type: 'choice', choices: ['Van', 'Pick-up'] },
          { no: 4, label: 'Why', type: 'text' },
        ],
      },
    ])
    await setAccount('deputy', 'disabled')
    try {
      expect((await offered())[0].approvers).toMatchObject([{ employee_id: id('director') }])
    } finally {
      await setAccount('deputy', 'active')
    }
    const own = (await change({ approver_ids: ids('asker') })).data
    expect(own.approvers).toHaveLength(1)
    expect((await offered())[0].approvers).toEqual([])
  })

  test('is made, changed and deleted only by those who manage approvals', async () => {
    for (const who of ['asker', 'manager', 'hr'] as const) {
      expect((await as(who, 'GET', '/approval-template')).status, who).toBe(403)
      expect((await as(who, 'POST', '/approval-template', { title: 'X' })).status, who).toBe(403)
    }
    expect(faults(await add({ fields: [{ label: 'Car', type: 'choice' }] }))).toEqual([
      ...[422, ['fields.0.choices']],
    ])
    expect(faults(await add({ approver_ids: ids('deputy', 'deputy') }))).toEqual([422, ['approver_ids.1']])
    expect((await change({ version: 9 })).code).toBe('stale_version')
  })

  test('never gives the number of a removed field to another one', async () => {
    const fields = template.fields.filter(({ no }) => no !== 4)
    const second = (await change({ fields: [...fields, { label: 'Budget', type: 'number' }] })).data
    expect(second.fields.map(({ no }: { no: number }) => no)).toEqual([1, 2, 3, 5])
    // A number that the template does not have, or twice, is a new field.
    const copied = [second.fields[0], second.fields[0], { ...second.fields[1], no: 77 }]
    const third = (await change({ fields: copied, version: second.version })).data
    expect(third.fields.map(({ no }: { no: number }) => no)).toEqual([1, 6, 7])
  })
})

describe('an employee who chooses a template', () => {
  test('fills in its fields, which the approver reads and the log does not hold', async () => {
    const input = using({ answers: answers('1250.5', '2026-12-05', 'Van', 'For\nthe market') })
    const approval = await sent(ids('deputy'), input)
    const form = [
      { label: 'Quantity', type: 'number', value: '1250.5' },
      { label: 'Needed on', value: '2026-12-05' },
      { label: 'Car', value: 'Van' },
      { label: 'Why', value: 'For\nthe market' },
    ]
    expect(approval).toMatchObject({ template_title: 'Purchase', form })
    expect((await as('deputy', 'GET', `/e-approve/${approval.id}`)).data).toMatchObject({
      ...{ approval_template_id: template.id, form },
    })
    await decide('deputy', approval.request_id)
    const log = await rows('select before, after from audit_entry where company_id = $1')
    expect(JSON.stringify(log)).not.toContain('the market')
  })

  test('is told which fields are empty or not readable', async () => {
    expect(faults(await ask(ids('deputy'), using()))).toEqual([422, ['answers.0.value']])
    const wrong = using({ answers: answers('ten', '2026-02-30', 'Truck', '') })
    expect(faults(await ask(ids('deputy'), wrong))).toEqual([
      ...[422, ['answers.0.value', 'answers.1.value', 'answers.2.value']],
    ])
    const foreign = { approval_template_id: 987_654, answers: [] }
    expect(faults(await ask(ids('deputy'), foreign))).toEqual([422, ['approval_template_id']])
  })

  test('keeps a draft with empty fields, which cannot be sent before they are filled in', async () => {
    const draft = await sent(ids('deputy'), using({ is_draft: true, answers: answers('', '2026-12-05') }))
    expect(draft.form[1].value).toBe('2026-12-05')
    const submit = await as('asker', 'POST', `/requests/${draft.request_id}/submit`, {
      version: draft.request_version,
    })
    expect(faults(submit)).toEqual([422, ['answers.0.value']])
    const filled = await as('asker', 'PUT', `/employee/e-approve/${draft.id}`, {
      ...{ title: 'New laptops', approver_ids: ids('deputy'), version: draft.version },
      ...using({ answers: answers('3') }),
    })
    expect(filled.data).toMatchObject({ status: 'pending', form: [{ value: '3' }, { value: '' }, {}, {}] })
  })

  test('keeps what was filled in when the template is changed or deleted, also to change the request', async () => {
    const input = using({ answers: answers('7', '', '', 'Zqwhy') })
    const approval = await sent(ids('deputy'), input)
    await decide('deputy', approval.request_id, 'returned', { reason: 'Why so many?' })
    await change({ fields: [{ label: 'Other', type: 'text' }] })
    const read = async () => (await as('asker', 'GET', `/employee/e-approve/${approval.id}`)).data
    expect((await read()).form).toEqual(approval.form)
    expect((await as('admin', 'DELETE', `/approval-template/${template.id}`)).status).toBe(200)
    expect(await offered()).toEqual([])
    const { version } = await read()
    const again = await as('asker', 'PUT', `/employee/e-approve/${approval.id}`, {
      ...{ title: 'New laptops', approver_ids: ids('deputy'), version, ...input },
      answers: answers('5', '', '', 'Zqwhy'),
    })
    expect(again.data).toMatchObject({ status: 'pending', template_title: 'Purchase' })
    expect(again.data.form.map(({ value }: { value: string }) => value)).toEqual(['5', '', '', 'Zqwhy'])
    // A new request cannot be made with it any more.
    expect(faults(await ask(ids('deputy'), input))).toEqual([422, ['approval_template_id']])
  })
})
