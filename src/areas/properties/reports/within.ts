import { sql } from 'kysely'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { leaseKind } from '../leases/lease.ts'
import { mandateKind } from '../mandates/mandate.ts'
import type { ReportAsked } from './report-asked.ts'

export type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
export type Narrowed = ReportAsked & { permission: Permission }

/** The one that is asked for; what is no number of anything is nobody's. */
const chosen = (id: string) => (isUuid(id) ? id : null)

const ownedBy = (party: string) =>
  isUuid(party)
    ? sql<string>`(select distinct sets.property_id from (select distinct on (property_id) id, property_id from share_sets
        order by property_id, since desc, place desc) sets join ownership_shares on set_id = sets.id where party_id in ${recordsOf(party)})`
    : sql<string>`(select null::uuid)`

/** The properties a report is about: within reach, of a branch, of an owner, or one of them. */
const propertiesWithin = (ctx: Reader, { branch, property, owner, permission }: Narrowed) =>
  ctx.db
    .selectFrom('properties')
    .select(['properties.id', 'properties.name', 'properties.sequence', 'properties.branchId'])
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'properties.branchId' }))
    .$if(branch !== '', (all) => all.where('properties.branchId', '=', chosen(branch)))
    .$if(property !== '', (all) => all.where('properties.id', '=', chosen(property)))
    .$if(owner !== '', (all) => all.where('properties.id', 'in', ownedBy(owner)))

/** Their units. */
export const unitsWithin = (ctx: Reader, asked: Narrowed) =>
  sql`select u.id, u.kind, u.number, u.floor, u.rent, u.out_since, (u.added_at at time zone 'Asia/Muscat')::date added_on,
      p.id property_id, p.name property, p.sequence
    from units u join ${propertiesWithin(ctx, asked)} p on p.id = u.property_id`

/** The leases of units, whatever became of them, each with the rent of a month as it is on a day. */
export const tenancies = (ctx: Reader, day: string) =>
  sql`select l.contract_id, l.unit_id, l.deposit, c.number lease, c.party_id tenant, c.state, c.starts_on, c.predecessor_id,
      coalesce(c.ended_on, c.leaves_on, c.ends_on) ends_on,
      (coalesce((select s.rent from lease_rent_steps s where s.contract_id = l.contract_id and s.from_day <= ${day}
        order by s.from_day desc limit 1), l.rent) / case l.rent_for when 'month' then 1 else l.frequency end)::bigint rent
    from leases l join ${contractsOfKind(ctx, leaseKind)} c on c.id = l.contract_id`

export const inForce = sql`('active', 'suspended', 'notice-given')`

/** The mandates over them: of what lies with us for owners. */
export const mandatesWithin = (ctx: Reader, asked: Narrowed) =>
  sql`select c.id, c.title, c.party_id from ${contractsOfKind(ctx, mandateKind)} c
    where exists (select from mandate_properties m join ${propertiesWithin(ctx, asked)} p on p.id = m.property_id
      where m.contract_id = c.id)`
