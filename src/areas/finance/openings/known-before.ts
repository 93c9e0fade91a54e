import { sql } from 'kysely'
import { paperMark } from '#areas/finance/bills/paper-mark.ts'
import { sameCheque } from '#areas/finance/cheques/cheque-banks.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { OpeningItemKind } from './columns.ts'
import type { Told } from './told.ts'

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
    ...(kind === 'bills' ? await billsKnown(db) : []),
    ...(kind === 'cheques' ? await chequesKnown(db, rows) : []),
  ])
}

type Reading = Ctx['db'] | Work['tx']

async function billsKnown(db: Reading) {
  const rows = await db.selectFrom('bills').select(['supplierId', 'number']).where('reversedAt', 'is', null).execute()
  return rows.map(({ supplierId, number }) => nameOfPaper('bills', supplierId, paperMark(number)))
}

/** In the words in which the rows that mean them would be marked. */
async function chequesKnown(db: Reading, rows: readonly Row[]) {
  const asked = rows.flatMap(({ mark, told: { bank = '', account = null, number = '' } }) =>
    mark === null ? [] : [{ bank, account, number, mark }],
  )
  const there = await db
    .selectFrom('cheques')
    .select(['bank', 'account', 'number'])
    .where('status', 'not in', ['returned', 'undone'])
    .where(({ eb, fn, val }) =>
      eb(sql<string>`ltrim(number, '0')`, '=', fn.any(val(asked.map(({ number }) => number.replace(/^0+/, ''))))),
    )
    .execute()
  return asked.flatMap(({ bank, account, number, mark }) =>
    there.some((one) => sameCheque(one, { bank, account, number })) ? [mark] : [],
  )
}
