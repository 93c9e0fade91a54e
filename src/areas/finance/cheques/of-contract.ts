import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
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
