import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, instant, selected } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { CompanyProfile, type listCompanies, showCompanyProfile } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'

const word = wordsOf(la.profile, en.profile)

const COLUMNS = {
  id: 'c.company_id',
  name: 'c.name',
  phone: 'c.phone',
  email: 'c.email',
  address: 'c.address',
  status: 'c.status',
  founding_date: 'c.founding_date',
  is_vat_registered: 'c.is_vat_registered',
  employee_count: 'c.employee_count',
}

export const companyList: ListDeclaration<typeof listCompanies> = {
  from: 'company c',
  key: ['c.company_id'],
  where: ['true'],
  columns: { ...COLUMNS, created_at: instant('c.created_at') },
  filters: { status: equals('c.status') },
  search: foldedText('c.name', 'c.phone', 'c.email'),
  sorts: {
    name: 'c.name collate lao',
    created_at: 'c.created_at',
    employee_count: 'c.employee_count',
    status: 'c.status',
  },
  order: 'name',
  sheet: {
    title: { la: la.list.title, en: en.list.title },
    columns: [
      { key: 'name', heading: word('name') },
      { key: 'phone', heading: word('phone') },
      { key: 'email', heading: word('email') },
      { key: 'address', heading: word('address') },
      { key: 'founding_date', heading: word('founded'), type: 'date' },
      { key: 'is_vat_registered', heading: word('vat'), words: YES_NO_WORDS },
      { key: 'employee_count', heading: word('employees'), type: 'number' },
      { key: 'status', heading: word('status'), words: codesOf(la.profile.statuses, en.profile.statuses) },
      { key: 'created_at', heading: { la: la.list.created, en: en.list.created }, type: 'instant' },
    ],
  },
}

export const showProfile = handle(showCompanyProfile, async (context) => ({
  data: await inCompany(context, (tx) =>
    tx.one(CompanyProfile, `select ${selected(COLUMNS)} from company c where c.company_id = $1`, [
      companyOf(context),
    ]),
  ),
}))
