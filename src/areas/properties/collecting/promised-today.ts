import { sql } from 'kysely'
import { rentsInTheBooks } from '#areas/finance/public.ts'
import { asked, type Figure } from '#platform/home.ts'
import { dayOf } from '#values/days.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { unitsWithin } from '../reports/within.ts'
import { collectingPath } from './collecting.ts'
import { isWaitedFor, leftOfPromise } from './promised.ts'

const all = { branch: '', property: '', owner: '', page: 1, from: '', to: '' }

/** What tenants have promised to pay today and have not paid yet, of those whose rents one sees. */
export const promisesToday: Figure = {
  ...{ name: 'promisesToday', permission: may.viewCollecting },
  read: (ctx) =>
    asked(
      sql<bigint>`(select coalesce(sum(${leftOfPromise}), 0)::bigint from promises
        where ${isWaitedFor} and promises.promised_on = ${dayOf(ctx.now())}
          and exists (select from (${rentsInTheBooks.openRents}) o join leases l on l.contract_id = o.contract_id
            join (${unitsWithin(ctx, { ...all, permission: may.viewCollecting })}) u on u.id = l.unit_id
            where o.party_id in (select records_of_one(promises.party_id))))`,
      (value) => ({ label: 'وعود', value, path: collectingPath }),
    ),
}
