import { sql } from 'kysely'
import { occupanciesOf } from '#areas/calendar/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inspectionBegun } from '../facts.ts'
import { MakeInspectionInput } from '../inputs.ts'
import { blankItems, type InspectionKind, inspectionNumber } from '../inspection.ts'
import { itemsAtHandover } from '../queries.ts'

/** A paper is begun with what there is to look at; that of a return with what was seen at the handover. */
export const makeInspection = command({
  name: 'properties.make-inspection',
  permission: may.inspect,
  input: MakeInspectionInput,
  async run(work, { id, unitId, kind }) {
    const unit = await unitToChange(work, unitId, may.inspect)
    const lease = await leaseFor(work, unitId, kind)
    const begun = await alreadyBegun(work, { id, kind, occupancyId: lease?.id ?? null })
    if (begun) {
      work.repeated()
      return { id: begun.id }
    }
    const { rows } = await sql<{ sequence: number }>`select nextval('inspection_numbers')::int as sequence`.execute(work.tx)
    const sequence = rows[0]?.sequence ?? 0
    const items = (kind === 'return' && (await itemsAtHandover(work.tx, lease?.id ?? null))) || blankItems(unit)
    const unsigned = { signer: null, signatureId: null, signedBy: null, signedAt: null, status: 'draft' as const, version: 1 }
    const nothingRead = { keys: null, electricityReading: null, waterReading: null, note: null }
    const made = { seenOn: dayOf(work.now()), madeBy: work.actor.id, madeAt: work.now() }
    await work.tx
      .insertInto('inspections')
      .values({ id, sequence, unitId, kind, ...made, ...unsigned, ...nothingRead, ...of(lease) })
      .execute()
    await work.tx
      .insertInto('inspectionItems')
      .values(items.map(({ room, item }, at) => ({ room, item, condition: null, note: null, inspectionId: id, place: at + 1 })))
      .execute()
    work.record(inspectionBegun, unitId, { number: inspectionNumber(sequence), unit: unit.called, property: unit.property })
    return { id }
  },
})

type Lease = { id: string; partyId: string | null }
const of = (lease: Lease | null) => ({ occupancyId: lease?.id ?? null, partyId: lease?.partyId ?? null })

const soon = 30

/** The lease that is to begin or has begun; that of a return may be over, the tenant still there. */
async function leaseFor(work: Work, unitId: string, kind: InspectionKind): Promise<Lease | null> {
  const today = dayOf(work.now())
  const all = await occupanciesOf({ db: work.tx, now: work.now }, unitId, { from: daysAfter(today, -400) })
  const leases = all.filter((one) => one.kind === 'lease' && one.partyId)
  const begun = leases.filter(({ from }) => from <= today)
  const now = begun.find(({ isOver }) => !isOver)
  if (kind === 'periodic') return now ?? null
  const next = leases.find(({ from }) => from > today && from <= daysAfter(today, soon))
  const meant = kind === 'handover' ? (now ?? next) : (begun.findLast(({ status }) => status === 'out') ?? begun.at(-1))
  if (meant) return meant
  throw fieldFault(
    'kind',
    kind === 'handover' ? 'لا عقد إيجار ساريًا ولا قريبًا على هذه الوحدة، فلمن تُسلَّم؟' : 'لا عقد إيجار على هذه الوحدة تُعاد منه.',
  )
}

async function alreadyBegun(
  { tx }: Work,
  { id, kind, occupancyId }: { id: string; kind: InspectionKind; occupancyId: string | null },
) {
  const known = tx.selectFrom('inspections').select('id')
  const same = await known.where('id', '=', id).executeTakeFirst()
  if (same || kind === 'periodic') return same
  return known.where('occupancyId', '=', occupancyId).where('kind', '=', kind).executeTakeFirst()
}
