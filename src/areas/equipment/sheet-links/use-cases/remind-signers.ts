import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, timeOf } from '#values/days.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { sheetsAwaited } from '../facts.ts'
import { linkFor, signerBy } from '../link.ts'

/** At six in the evening, and at eight for what is left of it; nobody is called on for it at other hours. */
const slots = [
  { from: '08:00', until: '10:00', both: true },
  { from: '18:00', until: '20:00', both: false },
]

/** While sheets wait, whoever speaks for the site is told once a slot; in the morning whoever stands in for them as well. */
export const remindSigners = command({
  name: 'equipment.remind-signers',
  permission: equipmentPermissions.recordSheets,
  input: z.object({}),
  async run(work) {
    const time = timeOf(work.now())
    const slot = slots.find(({ from, until }) => time >= from && time < until)
    const reminded = slot ? await remindAll(work, { both: slot.both, name: `${dayOf(work.now())} ${slot.from}` }) : 0
    if (reminded === 0) work.repeated()
    return { reminded }
  },
})

async function remindAll(work: Work, slot: { name: string; both: boolean }) {
  const hires = await work.tx
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .select(['hires.contractId', 'repName', 'repPhone', 'secondName', 'secondPhone'])
    .select(({ fn }) => [fn.count<number>('daySheets.id').as('count'), fn.min('day').as('oldest')])
    .where('daySheets.state', '=', 'open')
    .groupBy('hires.contractId')
    .execute()
  let reminded = 0
  for (const hire of hires)
    for (const phone of new Set([hire.repPhone, ...(slot.both && hire.secondPhone ? [hire.secondPhone] : [])])) {
      const linkId = await linkFor(work, { contractId: hire.contractId, phone })
      if (!(await isFirstIn(work, linkId, slot.name))) continue
      const [contract] = await contractsNamed(work, [hire.contractId])
      const { contractId, oldest } = hire
      const told = { linkId, contractId, phone, number: contract?.number ?? '', to: signerBy(phone, hire) ?? '' }
      work.record(sheetsAwaited, contractId, { ...told, count: Number(hire.count), oldest })
      reminded += 1
    }
  return reminded
}

/** Whoever was reminded in this slot is not again. */
async function isFirstIn({ tx }: Work, linkId: string, slot: string) {
  const marked = await tx
    .updateTable('sheetLinks')
    .set({ remindedSlot: slot })
    .where('id', '=', linkId)
    .where((eb) => eb.or([eb('remindedSlot', 'is', null), eb('remindedSlot', '<>', slot)]))
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}
