import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { keepMandateTerms, rentsInTheBooks } from '#areas/finance/public.ts'
import { boxesOf } from '#testing/boxes.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { ownersOwed } from './owed-owners.ts'
import { poolShown } from './queries.ts'
import { payOwner } from './use-cases/pay-owner.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const office = testOffice()
const { huda, id, customer, box, pays } = ownersOf(office)
const { colleague } = boxesOf(office)
const iban = 'OM810180000001299123456'

/** Two heirs whose rent is settled; then one of them has sold to the other, and was paid nothing yet. */
async function sold() {
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [mandateId, contractId] = [id(), id()]
  const [zaynab, salem, tenant] = [await customer('زينب'), await customer('سالم'), await customer('مستأجر')]
  const about = { mandateId, branchId, leadId: salem, label: 'بيت عوقد', rate: 0 }
  const keeps = (owners: { partyId: string; parts: bigint; iban: string }[]) =>
    within(office, (work) => keepMandateTerms(work, { ...about, owners }))
  await keeps([
    { partyId: salem, parts: 3n, iban },
    { partyId: zaynab, parts: 1n, iban },
  ])
  await box()
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const settles = async (source: string) => {
    await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId }, { amount: 100_000n }, source))
    await pays(tenant, '100')
    const { approvalId } = await prepareSettlement(noura, { id: id(), mandateId })
    await approve(said, { approvalId: approvalId ?? '' })
  }
  await settles('L-1')
  await keeps([{ partyId: salem, parts: 4n, iban }])
  return { mandateId, zaynab, salem, noura, settles }
}

test('whoever is no owner any more is seen wherever owners are paid until they are, and nothing new is theirs', async () => {
  const { mandateId, zaynab, salem, noura, settles } = await sold()
  const shown = async () => {
    const owners = (await poolShown(noura, mandateId))?.owners ?? []
    return owners.map(({ partyId, isOne, settled, owed }) => [partyId, isOne, settled, owed])
  }
  expect(await shown()).toEqual([
    [salem, true, 75_000n, 75_000n],
    [zaynab, false, 25_000n, 25_000n],
  ])
  await settles('L-2')
  expect(await shown()).toEqual([
    [salem, true, 175_000n, 175_000n],
    [zaynab, false, 25_000n, 25_000n],
  ])
  const owed = await ownersOwed(noura)
  expect(owed?.map(({ partyId, left, accountEnds }) => [partyId, left, accountEnds])).toEqual([
    [salem, 175_000n, '3456'],
    [zaynab, 25_000n, '3456'],
  ])
  const { rows } = await sql`select party_id::text, owed, part from (${rentsInTheBooks.ownerBalances}) o order by owed`.execute(
    office.db,
  )
  expect(rows).toEqual([
    { partyId: zaynab, owed: 25_000n, part: 0n },
    { partyId: salem, owed: 175_000n, part: 0n },
  ])
  await payOwner(noura, { id: id(), mandateId, partyId: zaynab })
  expect((await ownersOwed(noura))?.map(({ partyId }) => partyId)).toEqual([salem])
  expect(await balanceOf(office, { account: '2125', key: zaynab })).toBe(25_000n)
})
