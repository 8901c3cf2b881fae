import { foldLao } from '#kit/contract/lao-folding.ts'

/** How the cells of a column are read. */
export type ColumnKind =
  | 'text'
  | 'digits'
  | 'money'
  | 'date'
  | 'flag'
  | 'gender'
  | 'card_type'
  | 'nationality'
  | 'province'
  | 'district'
  | 'bank'
  | 'phone'

/** A column of the employee sheet. Its header is the name or one of the two labels, in whatever case and spelling of Lao. */
export interface ImportColumn {
  name: string
  la: string
  en: string
  kind: ColumnKind
  required?: boolean
  /** Characters; default 100. */
  maxLength?: number
}

/** The employee sheet, in its order (specification 3, "Employee"). */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'emp_number',
    la: 'ລະຫັດພະນັກງານ',
    en: 'Employee number',
    kind: 'digits',
    required: true,
    maxLength: 30,
  },
  { name: 'name', la: 'ຊື່', en: 'Name', kind: 'text', required: true },
  { name: 'surname', la: 'ນາມສະກຸນ', en: 'Surname', kind: 'text' },
  { name: 'en_name', la: 'ຊື່ (ສາກົນ)', en: 'Name (Latin letters)', kind: 'text' },
  { name: 'en_surname', la: 'ນາມສະກຸນ (ສາກົນ)', en: 'Surname (Latin letters)', kind: 'text' },
  { name: 'gender', la: 'ເພດ', en: 'Gender', kind: 'gender' },
  { name: 'birth_date', la: 'ວັນເດືອນປີເກີດ', en: 'Date of birth', kind: 'date' },
  { name: 'nationality', la: 'ສັນຊາດ', en: 'Nationality', kind: 'nationality', maxLength: 60 },
  { name: 'province_code', la: 'ແຂວງ', en: 'Province', kind: 'province' },
  { name: 'district_code', la: 'ເມືອງ', en: 'District', kind: 'district' },
  { name: 'village', la: 'ບ້ານ', en: 'Village', kind: 'text' },
  { name: 'phone', la: 'ເບີໂທລະສັບ', en: 'Phone number', kind: 'phone', maxLength: 30 },
  { name: 'email', la: 'ອີເມວ', en: 'Email', kind: 'text', maxLength: 200 },
  { name: 'card_type', la: 'ປະເພດບັດ', en: 'Card type', kind: 'card_type' },
  { name: 'card_id', la: 'ເລກທີບັດ', en: 'Card number', kind: 'digits', maxLength: 30 },
  { name: 'bank_short_name', la: 'ທະນາຄານ', en: 'Bank', kind: 'bank' },
  { name: 'bank_account_name', la: 'ຊື່ບັນຊີ', en: 'Account name', kind: 'text' },
  { name: 'bank_account', la: 'ເລກທີບັນຊີ', en: 'Account number', kind: 'digits', maxLength: 25 },
  { name: 'branch', la: 'ສາຂາ', en: 'Branch', kind: 'text' },
  { name: 'department', la: 'ພະແນກ', en: 'Department', kind: 'text' },
  { name: 'position', la: 'ຕຳແໜ່ງ', en: 'Position', kind: 'text' },
  { name: 'level', la: 'ລະດັບພະນັກງານ', en: 'Employee level', kind: 'text' },
  { name: 'employment_type', la: 'ປະເພດພະນັກງານ', en: 'Employee type', kind: 'text', maxLength: 60 },
  { name: 'start_date', la: 'ວັນທີເລີ່ມ', en: 'Start date', kind: 'date', required: true },
  { name: 'end_date', la: 'ວັນທີສິ້ນສຸດ', en: 'End date', kind: 'date' },
  { name: 'base_salary', la: 'ເງິນເດືອນພື້ນຖານ', en: 'Base salary', kind: 'money', required: true },
  { name: 'include_salary_tax', la: 'ເສຍອາກອນເງິນເດືອນ', en: 'Pays salary tax', kind: 'flag' },
  { name: 'is_sso', la: 'ປະກັນສັງຄົມ', en: 'Social security', kind: 'flag' },
  { name: 'sso_number', la: 'ເລກທີປະກັນສັງຄົມ', en: 'Social security number', kind: 'digits', maxLength: 30 },
  { name: 'is_line_manager', la: 'ຫົວໜ້າສາຍງານ', en: 'Line manager', kind: 'flag' },
]

/** Headers that number the rows and say nothing else. */
const ROW_NUMBER_HEADERS = ['ລຳດັບ', 'ລ/ດ', 'no', 'no.', '#'].map(foldLao)

export interface MatchedColumns {
  /** Column letters → the column. */
  known: Map<string, ImportColumn>
  /** Headers that mean nothing. */
  ignored: string[]
  /** Required columns that are not there. */
  missing: ImportColumn[]
}

/** Finds each column by its header; of two columns with the same meaning the first counts. `headers`: by column letters. */
export function matchColumns(
  headers: Readonly<Record<string, string>>,
  columns: readonly ImportColumn[],
): MatchedColumns {
  const byHeader = new Map<string, ImportColumn>()
  for (const column of columns)
    for (const header of [column.name, column.la, column.en]) byHeader.set(foldLao(header), column)
  const known = new Map<string, ImportColumn>()
  const ignored: string[] = []
  const found = new Set<ImportColumn>()
  for (const [letters, header] of Object.entries(headers)) {
    const folded = foldLao(header)
    const column = byHeader.get(folded)
    if (column && !found.has(column)) {
      found.add(column)
      known.set(letters, column)
    } else if (folded && !ROW_NUMBER_HEADERS.includes(folded)) ignored.push(header)
  }
  return { known, ignored, missing: columns.filter((column) => column.required && !found.has(column)) }
}

/** The prefix of benefit columns among the names of columns: a kind of benefit may be called as a column is. */
export const BENEFIT_PREFIX = 'benefit:'

/** A column for each of the company's kinds of benefit, under its name. */
export function benefitColumns(names: readonly string[]): ImportColumn[] {
  return names.map((name) => ({ name: BENEFIT_PREFIX + name, la: name, en: name, kind: 'money' }))
}
