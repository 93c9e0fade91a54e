import type { AccountType } from '#areas/finance/ledger/account.ts'
import { isMemo, isResult, type Side } from '#areas/finance/ledger/account.ts'
import type { MovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { addressWith } from '#values/asked.ts'

/** Money in hand, at the bank and on its way; and the money in it that is other people's. */
export const money = ['1110', '1115', '1120', '1130', '1145', '1150']
export const others = ['2120', '2125', '2130', '2140', '2150', '2155', '2159', '2160']

type Account = { code: string; type: AccountType }
type Group = { title: string; side: Side; holds: (account: Account) => boolean; standing?: Side }

const begins =
  (...classes: string[]) =>
  ({ code }: Account) =>
    classes.includes(code.slice(0, 1))
const isOf =
  (...types: AccountType[]) =>
  ({ type }: Account) =>
    types.includes(type)
const lies =
  (...codes: string[]) =>
  ({ code }: Account) =>
    codes.includes(code.slice(0, 4))
const inBooks = ({ code }: Account) => !isMemo(code)
const beside = ({ code }: Account) => isMemo(code)

/** The accounts that are summed up in one figure of a report; of some only those that stand on one side. */
const groups = {
  books: { title: 'كل الحسابات', side: 'debit', holds: inBooks },
  'books-debit': { title: 'ما رصيده مدين', side: 'debit', holds: inBooks, standing: 'debit' },
  'books-credit': { title: 'ما رصيده دائن', side: 'credit', holds: inBooks, standing: 'credit' },
  memo: { title: 'الحسابات النظامية', side: 'debit', holds: beside },
  'memo-debit': { title: 'النظامية التي رصيدها مدين', side: 'debit', holds: beside, standing: 'debit' },
  'memo-credit': { title: 'النظامية التي رصيدها دائن', side: 'credit', holds: beside, standing: 'credit' },
  income: { title: 'الإيرادات', side: 'credit', holds: begins('4') },
  costs: { title: 'التكاليف المباشرة', side: 'debit', holds: begins('5') },
  expenses: { title: 'المصروفات', side: 'debit', holds: begins('6') },
  gross: { title: 'مجمل الربح', side: 'credit', holds: begins('4', '5') },
  result: { title: 'صافي النتيجة', side: 'credit', holds: begins('4', '5', '6') },
  earlier: { title: 'نتائج سنوات سابقة لم تُقفل', side: 'credit', holds: begins('4', '5', '6') },
  assets: { title: 'الأصول', side: 'debit', holds: isOf('asset') },
  debts: { title: 'الالتزامات', side: 'credit', holds: isOf('liability') },
  equity: {
    ...{ title: 'حقوق الملكية', side: 'credit' },
    holds: ({ code, type }) => type === 'equity' || type === 'clearing' || isResult(code),
  },
  money: { title: 'النقد في الصناديق والبنوك وفي الطريق', side: 'debit', holds: lies(...money) },
  others: { title: 'ما لغيرنا من النقد', side: 'credit', holds: lies(...others) },
  own: { title: 'مالنا من النقد', side: 'debit', holds: lies(...money, ...others) },
} as const satisfies Record<string, Group>
export type GroupName = keyof typeof groups

export const groupOf = (name: GroupName): Group => groups[name]

export const groupPath = '/admin/finance/movements'

/** What is no group of ours is all of the books. */
export const readGroup = (query: URLSearchParams): GroupName =>
  (Object.keys(groups) as GroupName[]).find((name) => name === query.get('of')) ?? 'books'

export const groupAddress = (of: GroupName, asked: Partial<MovementsAsked>, { before = '', path = groupPath } = {}) =>
  addressWith(path, { of, ...asked, before })
