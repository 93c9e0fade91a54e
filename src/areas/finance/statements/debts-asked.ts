import { accountsPath } from '#areas/finance/addresses.ts'
import { type Age, ageNames } from '#areas/finance/receipts/ageing.ts'
import { askedIn } from '#values/asked.ts'
import { dayOf, isDay } from '#values/days.ts'
import { baisaIn, rialsTyped } from '#values/money.ts'
import { pageIn } from '#values/pages.ts'
import { type Service, serviceNames } from '#values/services.ts'
import { latinDigits } from '#values/text.ts'

export const debtOrders = ['-balance', 'balance', '-overdue', 'overdue', 'name', '-name'] as const
export type DebtOrder = (typeof debtOrders)[number]

/** Whether somebody owes, is owed, or either. */
export const sides = { owes: 'عليهم مستحق', overdue: 'عليهم متأخر', credit: 'لهم رصيد دائن' } as const
export type DebtSide = keyof typeof sides

export const groupings = { customer: 'العميل', service: 'الخدمة', branch: 'الفرع' } as const
export type Grouping = keyof typeof groupings

/** Who owes how much since when, as an address says it; without a day it is today. */
export type DebtsAsked = {
  q: string
  by: Grouping
  day: string
  branch: string
  service: Service | ''
  age: Age | ''
  side: DebtSide | ''
  least: string
  sort: DebtOrder
  page: number
}

export const debtsPerPage = 25
export const ageingPath = `${accountsPath}/ageing`

const nameIn = <Name extends string>(names: readonly Name[], text: string) => names.find((name) => name === text)

export function readDebtsAsked(query: URLSearchParams, now: Date): DebtsAsked {
  const { text } = askedIn(query)
  const today = dayOf(now)
  return {
    q: text('q'),
    by: nameIn(['customer', 'service', 'branch'] as const, text('by')) ?? 'customer',
    day: isDay(text('day')) && text('day') < today ? text('day') : today,
    branch: text('branch'),
    service: nameIn(serviceNames, text('service')) ?? '',
    age: nameIn(ageNames, text('age')) ?? '',
    side: nameIn(['owes', 'overdue', 'credit'] as const, text('side')) ?? '',
    least: text('least'),
    sort: nameIn(debtOrders, text('sort')) ?? '-balance',
    page: pageIn(query, 10_000),
  }
}

/** The least amount that was typed; null where there is none, or it is no amount. */
export function leastIn({ least }: Pick<DebtsAsked, 'least'>) {
  const typed = latinDigits(least).replaceAll(',', '')
  return rialsTyped.test(typed) ? baisaIn(typed) : null
}

const usual: Partial<DebtsAsked> = { by: 'customer', sort: '-balance', page: 1 }

/** The address under which it is kept: what is of today stays of the day on which it is opened. */
export const debtsView = ({ day, ...asked }: DebtsAsked, now: Date, path?: string) =>
  debtsAddress({ ...asked, day: day === dayOf(now) ? '' : day, page: 1 }, path)

/** Without what is not asked for. */
export function debtsAddress(asked: Partial<DebtsAsked>, path = accountsPath) {
  const said = Object.entries(asked).filter(([name, value]) => value && value !== usual[name as keyof DebtsAsked])
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return query.size ? `${path}?${query}` : path
}
