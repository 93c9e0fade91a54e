import { billsEntered, chequesRegistered, paperMark } from '#areas/finance/public-openings.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { OpeningItemKind } from './columns.ts'
import type { Told } from './read-row.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** A paper of one holder; a cheque is one whoever brought it. */
export const nameOfPaper = (kind: OpeningItemKind, holderId: string, mark: string) =>
  kind === 'cheques' ? mark : `${holderId} ${mark}`

type Row = { told: Told; mark: string | null }

/** What is in by now, by the names of papers: opened from some file before, or entered here by hand. */
export async function papersKnown(asked: Asked, kind: OpeningItemKind, rows: readonly Row[]) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const opened = await db
    .selectFrom('openingItems')
    .select(['partyId', 'supplierId', 'mark'])
    .where('kind', '=', kind)
    .where('undoneAt', 'is', null)
    .where(({ eb, fn, val }) => eb('mark', '=', fn.any(val(rows.flatMap(({ mark }) => mark ?? [])))))
    .execute()
  const names = opened.map(({ partyId, supplierId, mark }) => nameOfPaper(kind, partyId ?? supplierId ?? '', mark))
  return new Set([
    ...names,
    ...(kind === 'bills' ? await billsKnown(asked) : []),
    ...(kind === 'cheques' ? await chequesKnown(asked, rows) : []),
  ])
}

async function billsKnown(asked: Asked) {
  const rows = await billsEntered(asked)
  return rows.map(({ supplierId, number }) => nameOfPaper('bills', supplierId, paperMark(number)))
}

/** In the words in which the rows that mean them would be marked. */
async function chequesKnown(asked: Asked, rows: readonly Row[]) {
  const sought = rows.flatMap(({ mark, told: { bank = '', account = null, number = '' } }) =>
    mark === null ? [] : [{ bank, account, number, mark }],
  )
  return (await chequesRegistered(asked, sought)).map(({ mark }) => mark)
}
