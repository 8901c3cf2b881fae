import { ownText } from '#kit/contract/own-text.ts'

/** How often an item is paid: in every run, once for each entry, or as a total in parts. */
export const FREQUENCIES = ['monthly', 'once', 'instalments'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** Most per cent of the base salary: more takes away more than there is, or is a typing error. */
const MOST_PERCENT = { income: 1000, deduction: 100 } as const

/** The fields of an item that depend on each other. Months 'YYYY-MM'. */
export interface ItemRules {
  kind: 'income' | 'deduction'
  value_kind: 'money' | 'percent'
  amount: number
  applies_to_all: boolean
  frequency: Frequency
  is_before_calculation: boolean
  employer_pays: boolean
  instalments?: number | null | undefined
  first_month: string
  last_month?: string | null | undefined
}

/** Why an item makes no sense: a field and the message for it. */
export interface ItemFault {
  field: 'amount' | 'applies_to_all' | 'frequency' | 'instalments' | 'last_month'
  text: ReturnType<typeof ownText>
}

const END_BEFORE_START = ownText(
  'ເດືອນສຸດທ້າຍຕ້ອງບໍ່ກ່ອນເດືອນທຳອິດ',
  'The last month must not be before the first month',
)
const WHOLE_KIP = ownText('ຈຳນວນເງິນຕ້ອງເປັນກີບເຕັມ', 'An amount of money is in whole kip')

/** What is wrong with an amount of an item, or null. */
export function amountFault({ kind, value_kind }: Pick<ItemRules, 'kind' | 'value_kind'>, amount: number) {
  if (value_kind === 'money') return Number.isInteger(amount) ? null : WHOLE_KIP
  const most = MOST_PERCENT[kind]
  return amount <= most ? null : ownText(`ບໍ່ເກີນ ${most} %`, `At most ${most} %`)
}

/** What is wrong with a range of months, or null. */
export const monthsFault = (first: string | null | undefined, last: string | null | undefined) =>
  first && last && last < first ? END_BEFORE_START : null

/** What is wrong with an item. */
export function itemFaults(item: ItemRules): ItemFault[] {
  const fault = (field: ItemFault['field'], text: ItemFault['text'] | null) => (text ? [{ field, text }] : [])
  return [
    ...fault('amount', amountFault(item, item.amount)),
    ...fault('last_month', monthsFault(item.first_month, item.last_month)),
    ...(item.frequency === 'instalments' ? instalmentFaults(item) : []),
    ...(item.frequency === 'once' && item.applies_to_all && !item.last_month
      ? fault(
          'last_month',
          ownText(
            'ໃສ່ເດືອນສຸດທ້າຍ ບໍ່ດັ່ງນັ້ນຄົນທີ່ເຂົ້າໃໝ່ກໍຈະໄດ້ຮັບ',
            'Give the last month, or people who join later would get it too',
          ),
        )
      : []),
  ]
}

function instalmentFaults(item: ItemRules): ItemFault[] {
  const faults: ItemFault[] = []
  if (item.value_kind !== 'money')
    faults.push({
      field: 'frequency',
      text: ownText('ຜ່ອນໄດ້ສະເພາະຈຳນວນເງິນ', 'Only an amount of money can be paid in instalments'),
    })
  if (item.applies_to_all)
    faults.push({
      field: 'applies_to_all',
      text: ownText('ການຜ່ອນຕ້ອງເລືອກພະນັກງານ', 'Instalments are for chosen people'),
    })
  if (item.kind === 'deduction' && (item.is_before_calculation || item.employer_pays))
    faults.push({
      field: 'frequency',
      text: ownText(
        'ການຜ່ອນຫັກຫຼັງການຄິດໄລ່ຈາກພະນັກງານ',
        'Instalments are deducted from the employee after the calculation',
      ),
    })
  if (!item.instalments)
    faults.push({
      field: 'instalments',
      text: ownText('ໃສ່ຈຳນວນຄັ້ງ', 'Give the number of instalments'),
    })
  return faults
}
