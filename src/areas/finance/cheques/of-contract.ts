import { sql } from 'kysely'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { paperOfBounce } from '../vouchers/voucher-papers.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { lastBounce } from './bounce-paper.ts'
import { cheque } from './cheque-detail.ts'
import { paysNothing } from './pays-nothing.ts'

/** The cheques that were given for what a contract charged, with why the bank sent one back last. */
export const behindContract = ({ db }: Pick<Ctx, 'db'>, contractId: string) =>
  db
    .selectFrom('cheques')
    .select(['id', 'number', 'bank', 'drawer', 'dueOn', 'amount', 'status'])
    .select(
      sql<string | null>`(select reason from cheque_steps s where s.cheque_id = cheques.id and s.status = 'bounced'
          and not exists (select from cheque_steps u where u.undoes = s.id)
        order by sequence desc limit 1)`.as('reason'),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chequeCovers')
          .innerJoin('charges', 'charges.id', 'chequeCovers.chargeId')
          .select('charges.id')
          .whereRef('chequeCovers.chequeId', '=', 'cheques.id')
          .where('charges.contractId', '=', contractId),
      ),
    )
    .orderBy('dueOn')
    .orderBy('number')
    .limit(200)
    .execute()

type Given = { contractId: string; listIds: readonly string[] }

/** Those of a contract that lie in the vault: given for what it charged, or taken on one of these lists. */
export const inVaultFor = ({ db }: { db: Ctx['db'] | Work['tx'] }, { contractId, listIds }: Given) =>
  db
    .selectFrom('cheques')
    .select(['id', 'number', 'bank', 'amount', 'dueOn'])
    .select(paysNothing.as('paysNothing'))
    .where('status', '=', 'received')
    .where((eb) =>
      eb.or([
        eb('listId', '=', eb.fn.any(eb.val([...listIds]))),
        eb.exists(
          eb
            .selectFrom('chequeCovers')
            .innerJoin('charges', 'charges.id', 'chequeCovers.chargeId')
            .select('charges.id')
            .whereRef('chequeCovers.chequeId', '=', 'cheques.id')
            .where('charges.contractId', '=', contractId),
        ),
      ]),
    )
    .orderBy('dueOn')
    .orderBy('number')
    .execute()

/** The paper that says one came back; null where none did, or whoever asks sees none. */
export async function bouncePaperOf(ctx: Ctx, chequeId: string) {
  const one = await cheque(ctx, chequeId)
  const bounce = one && lastBounce(one)
  return bounce ? await keptPaper(ctx, ...paperOfBounce(ctx, { ...one, bounce })) : null
}
