import { rolesOfService } from '#areas/customers/customer.ts'
import type { Work } from '#platform/context.ts'
import type { CustomerKind } from '#values/customer-kinds.ts'
import type { Service } from '#values/services.ts'

/** Which customers are meant; what is null narrows nothing. */
export type MeantCustomers = {
  wilayat: string | null
  branchId: string | null
  kind: CustomerKind | null
  /** Whoever is something to us in this trade today. */
  service: Service | null
}

/** The accounts of these customers. */
export async function accountsOf(tx: Work['tx'], { wilayat, branchId, kind, service }: MeantCustomers) {
  const rows = await tx
    .selectFrom('customerAccounts')
    .innerJoin('parties', 'parties.id', 'customerAccounts.partyId')
    .select('accountId')
    .where('mergedInto', 'is', null)
    .$if(wilayat !== null, (all) => all.where('wilayat', '=', wilayat))
    .$if(branchId !== null, (all) => all.where('branchId', '=', branchId))
    .$if(kind !== null, (all) => all.where('kind', '=', kind ?? 'person'))
    .$if(service !== null, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('partyRoles')
            .select('partyRoles.id')
            .whereRef('partyRoles.partyId', '=', 'parties.id')
            .where('role', 'in', service ? rolesOfService[service] : [])
            .where('until', 'is', null),
        ),
      ),
    )
    .execute()
  return rows.map(({ accountId }) => accountId)
}
