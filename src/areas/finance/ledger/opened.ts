import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { post, reverse } from './books.ts'
import type { Transfer } from './journal.ts'
import { openingItemSource, openingSource } from './opening.ts'

type Asked = { db: Ctx['db'] } | Pick<Work, 'tx'>
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

type Opening = { id: string; memo: string; transfers: Transfer[] }
type Made = { openedOn: string; makerId: string }

/** A list of balances on the day of the opening; made by whoever brought it, posted by whoever agreed. */
export const postBalances = (work: Work, opening: Opening, made: Made) =>
  postOpening(work, openingSource, { ...opening, ...made })

/** The journal of one paper; its id is that of the paper. */
export async function postItem(work: Work, { memo, ...item }: Opening, made: Made) {
  const { journalId } = await postOpening(work, openingItemSource, { ...item, ...made, memo: cut(memo, 200) })
  return journalId
}

async function postOpening(work: Work, kind: string, { id, openedOn: day, makerId, ...journal }: Opening & Made) {
  const posted = await post(work, { source: { kind, id, purpose: 'post' }, day, ...journal })
  await work.tx.insertInto('vouchers').values({ id, journal: posted.journalId, madeBy: makerId }).execute()
  return posted
}

/** A paper from the books before ours, as it was opened. */
export type OpenedItem = { id: string; number: string; holder: string; amount: bigint; journalId: string }

/** Its journal the other way round; says the journal that mirrors it. */
export async function reverseItem(work: Work, { journalId, number, holder }: OpenedItem, reason: string) {
  const memo = cut(`عكس رصيد افتتاحي ${number}، ${holder}: ${reason}`, 200)
  return (await reverse(work, journalId, { memo })).journalId
}

export const itemUsed = (what: string) =>
  new Refusal('finance.opening-used', `${what}، فلا يُعكس رصيدها الافتتاحي. أعدها كما كانت أولًا.`)

/** Whether the paper of that id was undone as an opening. */
export const isUndoneItem = (id: RawBuilder<unknown>) => sql<boolean>`exists (select from journals
  where source = ${sql.lit(openingItemSource)} and source_id = ${id}::text and purpose = 'post-reversed')`

/** What came from the books before ours is corrected by undoing its opening, and by nothing that would tell its tax once more. */
export async function mustNotBeOpened({ tx }: Pick<Work, 'tx'>, id: string) {
  const opened = await tx
    .selectFrom('journals')
    .select('id')
    .where('source', '=', openingItemSource)
    .where('sourceId', '=', id)
    .executeTakeFirst()
  if (opened)
    throw new Refusal(
      'finance.is-opening',
      'هذا من الدفاتر السابقة، فلا يُعكس ولا يصدر به إشعار دائن. اعكس رصيده من صفحة ملفه في «الأرصدة الافتتاحية».',
    )
}

/** The journals of vouchers, each with the number of the one that reversed it, for whoever brought them in to join by `id`. */
export const voucherJournals = (asked: Asked) =>
  within(asked)
    .selectFrom('vouchers')
    .innerJoin('journals as j', 'j.id', 'vouchers.journal')
    .leftJoin('journals as back', 'back.reverses', 'j.id')
    .select(['vouchers.id', 'j.sequence as number', 'back.sequence as reversedBy'])

/** Every account by its code, with what says whether and how a balance of it is opened. */
export async function chartToOpen(asked: Asked) {
  const rows = await within(asked)
    .selectFrom('accounts')
    .select(['code', 'nameAr as name', 'type', 'side', 'floor', 'keyKind', 'active'])
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}
