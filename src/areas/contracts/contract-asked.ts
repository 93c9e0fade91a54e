import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { contractsPath } from './contract.ts'

/** The list by where its contracts stand in their life; `ending` is the radar of what will be over soon. */
export const contractViews = {
  'in-force': 'سارية',
  ending: 'تنتهي قريبًا',
  'pending-signature': 'بانتظار التوقيع',
  signed: 'بانتظار التفعيل',
  draft: 'مسودات',
  over: 'منتهية',
  cancelled: 'ملغاة',
} as const
export type ContractView = keyof typeof contractViews

/** How far the radar looks, in days. */
export const radars = [30, 60, 90, 120] as const
export type Radar = (typeof radars)[number]
export const farthest = 120

export type ContractsAsked = {
  view: ContractView | ''
  /** Of what ends soon: within how many days. */
  within: Radar
  q: string
  kind: string
  branch: string
  /** The customer the list is narrowed to. */
  party: string
  page: number
}

export const contractsPerPage = 25

export function readContractsAsked(query: URLSearchParams): ContractsAsked {
  const { text } = askedIn(query)
  const within = radars.find((days) => String(days) === text('within')) ?? farthest
  return {
    ...{ view: nameIn(contractViews, text('view')), within, q: text('q'), kind: text('kind') },
    ...{ branch: text('branch'), party: text('party'), page: pageIn(query) },
  }
}

/** Without what is not asked for. */
export const contractsAddress = ({ within, ...asked }: Partial<ContractsAsked>, path = contractsPath) =>
  addressWith(path, { ...asked, ...(asked.view === 'ending' && within !== farthest && { within }) })
