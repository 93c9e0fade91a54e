import { mostOpenings, namesOfColumn, openingFields, openingNeeds, openingWords } from './balances.ts'
import { itemTables, type OpeningTable, openingItemKinds } from './columns.ts'

/** What a file can bring: balances of accounts in one list, or the papers that live on, kind by kind. */
export const openingKinds = { balances: 'أرصدة الحسابات', ...openingItemKinds } as const
export type OpeningKind = keyof typeof openingKinds
export const openingKindNames = Object.keys(openingKinds) as [OpeningKind, ...OpeningKind[]]

const balances: OpeningTable = {
  fields: openingFields,
  words: openingWords,
  needs: openingNeeds,
  names: (field) => openingFields.filter((one) => one === field).flatMap(namesOfColumn),
  example: ['1120', 'بنك مسقط 0101', '12000.500', ''],
  most: mostOpenings,
}

export const tableOf = (kind: OpeningKind) => (kind === 'balances' ? balances : itemTables[kind])
