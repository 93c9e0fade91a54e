import { sql } from 'kysely'
import { collectingPath, collectingPermissions as may, promisedOn } from '#areas/collecting/public.ts'
import { rentsInTheBooks } from '#areas/finance/public.ts'
import { asked, type Figure } from '#platform/home.ts'
import { dayOf } from '#values/days.ts'
import { unitsWithin } from './within.ts'

const all = { branch: '', property: '', owner: '', page: 1, from: '', to: '' }

/** What tenants have promised to pay today and have not paid yet, of those whose rents one sees. */
export const promisesToday: Figure = {
  ...{ name: 'promisesToday', permission: may.viewCollecting },
  read: (ctx) =>
    asked(
      sql<bigint>`(select coalesce(sum(promised."left"), 0)::bigint from (${promisedOn(dayOf(ctx.now()))}) promised
        where exists (select from (${rentsInTheBooks.openRents}) o join leases l on l.contract_id = o.contract_id
            join (${unitsWithin(ctx, { ...all, permission: may.viewCollecting })}) u on u.id = l.unit_id
            where o.party_id in (select records_of_one(promised.party_id))))`,
      (value) => ({ label: 'وعود', value, path: collectingPath }),
    ),
}
