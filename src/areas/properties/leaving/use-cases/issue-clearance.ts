import { sql } from 'kysely'
import { contractSteps, contractsNamed } from '#areas/contracts/public.ts'
import { certifyPaper, chargesOfContracts } from '#areas/finance/public.ts'
import { leaseHeld } from '#areas/properties/leases/lease-held.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { clearanceIssued } from '../facts.ts'
import { IssueClearanceInput } from '../inputs.ts'
import { depositOf } from '../plan.ts'

const may = propertiesPermissions.issueClearance

/** Neither owes the other anything: the lease is closed, and the tenant has it on paper. */
export const issueClearance = command({
  name: 'properties.issue-clearance',
  permission: may,
  input: IssueClearanceInput,
  async run(work, { contractId }) {
    const { contract, unit } = await leaseHeld(work, contractId, may)
    if (await work.tx.selectFrom('clearances').select('number').where('contractId', '=', contractId).executeTakeFirst()) {
      work.repeated()
      return { id: contractId }
    }
    await mustOweNothing(work, contractId)
    if (contract.state !== 'closed') await contractSteps.close(work, contract)
    const { rows } = await sql<{ sequence: number }>`select nextval('clearance_numbers')::int as sequence`.execute(work.tx)
    const sequence = rows[0]?.sequence ?? 0
    const [number, day] = [`CL-${sequence}`, dayOf(work.now())]
    const token = await certifyPaper(work, { id: work.newId(), label: 'براءة ذمة', number, day, total: 0n })
    await work.tx
      .insertInto('clearances')
      .values({ contractId, sequence, number, token, day, issuedBy: work.actor.id, issuedAt: work.now() })
      .execute()
    work.record(clearanceIssued, contractId, { number: contract.number, unit, partyId: contract.partyId, clearance: number })
    return { id: contractId }
  },
})

async function mustOweNothing(work: Work, contractId: string) {
  const moveOut = await work.tx.selectFrom('moveOuts').select('settledAt').where('contractId', '=', contractId).executeTakeFirst()
  if (!moveOut?.settledAt) throw new Refusal('properties.not-settled-yet', 'سوِّ الإخلاء أولًا، ثم أصدر براءة الذمة.')
  const [contract] = await contractsNamed(work, [contractId])
  const deposit = contract && (await depositOf(work, contract))
  if (deposit && deposit.held > 0n)
    throw new Refusal('properties.deposit-held', `ما زال محفوظًا من التأمين ${inRials(deposit.held)} رُدّه أولًا.`)
  const open = (await chargesOfContracts(work, [contractId])).reduce((sum, charge) => sum + charge.open, 0n)
  if (open > 0n) throw new Refusal('properties.still-owes', `على المستأجر ${inRials(open)} لهذا العقد. حصّله أولًا.`)
}
