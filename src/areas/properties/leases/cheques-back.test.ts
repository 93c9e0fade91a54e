import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { endWhatIsOver } from '#areas/contracts/daily.ts'
import { approveEarlyEnd } from '#areas/contracts/early-end.ts'
import { askEarlyEnd } from '#areas/contracts/use-cases/ask-early-end.ts'
import { giveContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { toDeposit } from '#areas/finance/cheques/slip-queries.ts'
import { settleMoveOut } from '#areas/properties/leaving/use-cases/settle-move-out.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { storiesOf } from '#testing/stories.ts'
import { runRent } from './use-cases/run-rent.ts'
import { takeLeaseCheques } from './use-cases/take-cheques.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { colleague } = storiesOf(office)
const day = 86_400_000

let near: Ctx
let layla: Ctx
let contractId: string
beforeEach(async () => {
  const one = await letting('1')
  near = one.near
  layla = await colleague('layla', 'propertyOfficer')
  contractId = (await started(near, { unitId: one.units[0] ?? '', partyId: await tenant(near) })).id
})

const takes = () => {
  const months = ['01', '02', '03', '04', '05'].map((month, place) => [place + 1, `2026-${month}-15`] as const)
  const cheques = months.map(([place, dueOn]) => ({
    ...{ [`number${place}`]: `00077${place}`, [`dueOn${place}`]: dueOn, [`amount${place}`]: '250' },
  }))
  return takeLeaseCheques(near, { id: near.newId(), contractId, bank: 'بنك مسقط', ...Object.assign({}, ...cheques) })
}
const runs = () => runRent(office.staff('maryam', propertiesPermissions.runRent), {})
const numbers = async () => {
  const { offered, idle } = await toDeposit(near)
  return [offered, idle].map(({ rows }) => rows.map(({ number }) => number))
}
const handBack = () =>
  office.db.selectFrom('tasks').select(['title', 'details']).where('rule', '=', 'lease-cheques-back').execute()

test('what was given for a lease that is still written pays nothing yet: it goes to no bank as rent', async () => {
  await takes()
  expect(await numbers()).toEqual([[], ['000771']])
  await putInForce(near, contractId)
  expect(await numbers()).toEqual([['000771'], []])
})

test('a lease ends before its time: whoever agrees reads what becomes of rent and cheques, and those of later months go back', async () => {
  await takes()
  await putInForce(near, contractId)
  office.later(12 * day)
  await runs()
  await askEarlyEnd(layla, { contractId, on: '2026-01-31', reason: 'نُقل عمله إلى مسقط' })
  const asked = await office.db
    .selectFrom('approvals')
    .select(['id', 'payload'])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const said = new Map(
    ((await approveEarlyEnd.tell?.(near, asked.payload)) ?? []).map(({ question, answer }) => [question, String(answer)]),
  )
  expect([...said].slice(-3)).toEqual([
    ['إيجار لما بعده لم يُدفع ويُلغى', '250.000 ر.ع.'],
    ['إيجار لما بعده دُفع ويصير رصيدًا للمستأجر', '0.000 ر.ع.'],
    ['شيكات في الحافظة بعده تُعاد إليه', '4 شيكات'],
  ])
  await approve(near, { approvalId: asked.id })
  office.later(20 * day)
  await endWhatIsOver(office.visitor())
  expect(await handBack()).toEqual([
    {
      title: expect.stringMatching(/^أعد إلى المستأجر شيكات العقد L-\S+ المنتهي: 3 شيكات$/),
      details: expect.stringContaining('000773، 000774، 000775'),
    },
  ])
  await settleMoveOut(near, { id: near.newId(), contractId, unsignedReason: 'سافر', noReturnReason: 'سافر' })
  expect((await handBack()).at(-1)?.details, 'and once it is settled nothing is owed of February').toContain('000772، 000773')
  expect(await numbers()).toEqual([['000771'], ['000772']])
})

test('one that ended days ago gives them back at once', async () => {
  await takes()
  await putInForce(near, contractId)
  office.later(12 * day)
  await runs()
  await askEarlyEnd(layla, { contractId, on: '2026-01-20', reason: 'نُقل عمله إلى مسقط' })
  const asked = await office.db.selectFrom('approvals').select('id').where('status', '=', 'pending').executeTakeFirstOrThrow()
  await approve(near, { approvalId: asked.id })
  expect((await handBack()).map(({ details }) => details)).toEqual([expect.stringContaining('000772، 000773، 000774، 000775')])
})

test('a lease ends with its notice: what covers rent that is owed stays, and what was given for later goes back', async () => {
  await takes()
  await putInForce(near, contractId)
  await giveContractNotice(near, { contractId, on: '2026-01-15', by: 'party', lastDay: '2026-04-15', reason: 'نُقل عمله' })
  office.later(92 * day)
  await runs()
  await endWhatIsOver(office.visitor())
  expect(await handBack()).toEqual([
    { title: expect.stringContaining('المنتهي: شيك واحد'), details: expect.stringContaining('000775') },
  ])
  expect(await numbers()).toEqual([['000771', '000772', '000773', '000774'], []])
})
