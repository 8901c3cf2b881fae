import { leftJoinPerson, PERSON_COLUMNS } from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import type { ListedProblem, listProblems } from '../../contract.ts'
import { draftOf } from '../../domain/document-name.ts'
import { titleIn } from '../../domain/run-title.ts'
import { problemText } from '../../web/tabs/problem-text.ts'
import en from '../../web/texts/run-en.ts'
import la from '../../web/texts/run-la.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { runOfPath } from './list-payslips.ts'

const word = wordsOf(la.column, en.column)
const texts = { la, en }

/** Employees who cannot be paid in a run, with the reason. */
export const problemList: ListDeclaration<typeof listProblems, ListedProblem, RunRecord> = {
  prepare: runOfPath,
  from: 'payroll_problem p',
  joins: leftJoinPerson('p'),
  key: ['p.employee_id'],
  where: ['p.company_id = $1', (param, { extra }) => `p.calculation_id = ${param(extra.calculation_id)}`],
  columns: {
    employee_id: 'p.employee_id',
    emp_number: 'p.emp_number',
    name: 'p.name',
    en_name: `coalesce(trim(concat(e.en_name, ' ', e.en_surname)), '')`,
    employee_picture: PERSON_COLUMNS.employee_picture,
    code: 'p.code',
    params: 'p.params',
  },
  filters: {},
  search: foldedText('p.emp_number', 'p.name'),
  sorts: {
    emp_number: 'p.emp_number collate emp_number_order',
    name: 'p.name collate lao',
    code: 'p.code',
  },
  order: 'emp_number',
  sheet: {
    title: ({ language, extra }) => `${texts[language].tab.problems} ${titleIn(extra.title, language)}`,
    mark: ({ language, extra }) => draftOf([extra], language),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'name', heading: word('name') },
      { key: 'code', heading: word('reason'), value: (row, language) => problemText(row, texts[language]) },
    ],
  },
}
